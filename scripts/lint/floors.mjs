import { dirname, resolve } from 'node:path';
import {
  featureOfFile,
  isImportUpwards,
} from '../../server/features/feature-floors-and-upward-import-check.ts';

/** Reports an import from a feature of the server to one on a floor above it. */
const downwards = {
  create(context) {
    const check = (node) => {
      const name = node.source?.value;
      if (typeof name !== 'string' || !name.startsWith('.')) return;
      const target = resolve(dirname(context.filename), name);
      if (isImportUpwards(context.filename, target))
        context.report({
          node,
          message: `An import goes down or stays on its floor (server/features/feature-floors-and-upward-import-check.ts): ${featureOfFile(target)} builds upon ${featureOfFile(context.filename)}.`,
        });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
    };
  },
};

export default { meta: { name: 'floors' }, rules: { downwards } };
