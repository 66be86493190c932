import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../http/public-address.ts';

const DENIED = 'EADDRESSDENIED';

/**
 * Judges the very addresses the socket then connects to: a name that stood for a harmless one a moment ago may stand for
 * this machine now. One that is not public refuses them all.
 */
export function publicOnly(lookup: LookupFunction): LookupFunction {
  return (hostname, options, tell) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      if (error !== null) return tell(error, '');
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicAddress(address)))
        return tell(Object.assign(new Error('address denied'), { code: DENIED }), '');
      const [first] = addresses;
      return options.all ? tell(null, addresses) : tell(null, first?.address ?? '', first?.family);
    });
  };
}

/** Why a connection came to nothing, in a word that says nothing of the server's own network. */
export function connectionProblem(
  error: Error & { code?: string },
): 'address-denied' | 'unreachable' | 'certificate' {
  if (error.code === DENIED) return 'address-denied';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(error.code ?? '')
    ? 'certificate'
    : 'unreachable';
}
