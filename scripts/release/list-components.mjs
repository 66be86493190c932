import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** What `npm run sbom` lists, and the packages of Debian that the image stands on; numbered by what it says, so that it is the same each time. */
export function listComponents(debianPackages) {
  const printed = execFileSync(process.execPath, ['scripts/sbom.mjs'], {
    cwd: ROOT,
    maxBuffer: 2 ** 26,
  });
  const { serialNumber: _, ...bom } = JSON.parse(printed);
  const operatingSystem = debianPackages.map(({ name, version, architecture, sha256 }) => {
    const purl = `pkg:deb/debian/${encodeURIComponent(name)}@${encodeURIComponent(version)}?arch=${architecture}`;
    return {
      type: 'library',
      'bom-ref': purl,
      name,
      version,
      scope: 'required',
      hashes: [{ alg: 'SHA-256', content: sha256 }],
      purl,
    };
  });
  const whole = { ...bom, components: [...bom.components, ...operatingSystem] };
  const hash = createHash('sha256').update(JSON.stringify(whole)).digest('hex');
  const { bomFormat, specVersion, ...rest } = whole;
  const numbered = { bomFormat, specVersion, serialNumber: `urn:uuid:${uuidOf(hash)}`, ...rest };
  return `${JSON.stringify(numbered, null, 2)}\n`;
}

/** A version 8 uuid, which RFC 9562 leaves to whoever makes it. */
function uuidOf(hash) {
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
}
