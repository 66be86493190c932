import type { PageContext, PageResponse } from '../../http/add-page-route.ts';
import {
  personalApplicationPath,
  buildOwnApplicationOutline,
  loadOwnApplication,
} from '../apply/load-and-outline-own-application.ts';
import { findOwnDataExportFile } from './sql/own-export.ts';

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
