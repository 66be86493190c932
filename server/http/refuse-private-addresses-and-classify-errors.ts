import type { LookupFunction } from 'node:net';
import { isPublicIpAddress } from './is-public-ip-address.ts';

const DENIED = 'EADDRESSDENIED';

/**
 * Judges the very addresses the socket then connects to: a name that stood for a harmless one a moment ago may stand for
 * this machine now. One that is not public refuses them all.
 */
export function dnsLookupRefusingPrivateAddresses(lookup: LookupFunction): LookupFunction {
  return (hostname, options, callback) => {
    lookup(hostname, { ...options, all: true }, (error, found) => {
      const addresses = Array.isArray(found) ? found : [];
      if (error !== null) return callback(error, '');
      if (addresses.length === 0 || !addresses.every(({ address }) => isPublicIpAddress(address)))
        return callback(Object.assign(new Error('address denied'), { code: DENIED }), '');
      const [first] = addresses;
      return options.all
        ? callback(null, addresses)
        : callback(null, first?.address ?? '', first?.family);
    });
  };
}

/** Why a connection came to nothing, in a word that says nothing of the server's own network. */
export function classifyConnectionError(
  error: Error & { code?: string },
): 'address-denied' | 'unreachable' | 'certificate' {
  if (error.code === DENIED) return 'address-denied';
  return /CERT|TLS|SSL|SELF_SIGNED|UNABLE_TO/.test(error.code ?? '')
    ? 'certificate'
    : 'unreachable';
}
