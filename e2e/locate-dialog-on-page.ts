import { type Page } from 'playwright-core';

export const locateDialogOnPage = (page: Page) => page.getByRole('dialog');
