import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from '../apply/own-application-loader-outline-and-step-paths.ts';
import { findOwnDataExportFile } from './sql/own-data-export-and-all-own-data.ts';

const GONE = 410;

/** The file itself, for as long as it is there. */
export async function downloadOwnDataExport(
  context: PageContext<'candidate'>,
): Promise<PageResponse> {
  const { db, visit } = context;
  const own = await loadOwnApplication(db);
  const found = await findOwnDataExportFile(db, visit.now);
  if (found === undefined)
    return {
      show: {
        page: 'data-export-gone',
        journey: buildOwnApplicationOutline(own, personalApplicationPath(context)),
      },
      status: GONE,
    };
  return { file: { name: 'your-data.zip', type: 'application/zip', bytes: found.file } };
}
