import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  applicationPath,
  buildCandidateApplicationOutline,
  loadOwnApplication,
} from '../apply/load-own-application.ts';
import { findOwnExportFile } from './sql/own-export.ts';

const GONE = 410;

/** The file itself, for as long as it is there. */
export async function downloadDataExport(context: PageContext<'candidate'>): Promise<PageResponse> {
  const { db, visit } = context;
  const own = await loadOwnApplication(db);
  const found = await findOwnExportFile(db, visit.now);
  if (found === undefined)
    return {
      show: {
        page: 'data-export-gone',
        journey: buildCandidateApplicationOutline(own, applicationPath(context)),
      },
      status: GONE,
    };
  return { file: { name: 'your-data.zip', type: 'application/zip', bytes: found.file } };
}
