import type { PlantedFault, PlantedFaultDetector } from './planted-fault-types.ts';

const feature = 'server/features/integrations';
const net = (file: string, title: string): PlantedFaultDetector => ({
  file: `${feature}/${file}.test.ts`,
  title,
});
const services = (title: string): PlantedFaultDetector => ({
  file: 'server/outside/external-service-client.test.ts',
  title,
});

export const plantedJobImportFaults: PlantedFault[] = [
  {
    name: 'imports: a name of the own network that is followed',
    change: [
      {
        file: 'server/http/outbound-request.ts',
        from: 'lookup: isTrusted ? lookup : dnsLookupRefusingPrivateAddresses(lookup)',
        to: 'lookup: isTrusted ? dnsLookupRefusingPrivateAddresses(lookup) : lookup',
      },
    ],
    net: services('a name that stands for this machine is refused before a byte is sent'),
  },
  {
    name: 'imports: an answer without a limit',
    change: [
      {
        file: 'server/http/outbound-request.ts',
        from: 'if (size > maxBytes)',
        to: 'if (size > Number.MAX_SAFE_INTEGER)',
      },
    ],
    net: services('an answer of a megabyte is read, one byte more is not kept'),
  },
  {
    name: 'imports: patience that begins anew with every byte',
    change: [
      {
        file: 'server/http/outbound-request.ts',
        from: 'size += chunk.length;',
        to: 'timer.refresh(); size += chunk.length;',
      },
    ],
    net: services('at /drip patience ends, however much has come by then'),
  },
  {
    name: 'imports: Jobvite asked within a transaction',
    change: [
      {
        file: 'server/http/add-endpoint-route.ts',
        from: 'return prepareStep({ ...input, visit, db, visitor, services, request });',
        to: `const early = await (await prepareStep({ ...input, visit, db, visitor, services, request }))();
      return async () => early;`,
      },
    ],
    net: net('import-job-from-requisition', 'while Jobvite is asked, no transaction is open'),
  },
  {
    name: 'imports: a 200 that is believed although its body says 401',
    change: [
      {
        file: `${feature}/classify-jobvite-response-and-problem-words.ts`,
        from: /const status = \(answer\.success \? answer\.data\.status\?\.code : undefined\) \?\? outcome\.status;/,
        to: 'const status = outcome.status;',
      },
    ],
    net: {
      file: `${feature}/classify-jobvite-response-and-problem-words.test.ts`,
      title: 'a status in the body that says 401 with 200 around it is told as a problem',
    },
  },
  {
    name: 'imports: markup kept in a description',
    change: [
      {
        file: `${feature}/rules/requisition-types-limits-and-normalisation.ts`,
        from: 'htmlToPlainText(reply.description)',
        to: 'reply.description',
      },
    ],
    net: net(
      'import-job-from-requisition',
      'a requisition of Jobvite becomes a draft with its words, owned by whoever imports it',
    ),
  },
  {
    name: 'imports: the same requisition twice without a word',
    change: [
      {
        file: `${feature}/import-job-from-requisition.ts`,
        from: 'if (!again && (await findJobsImportedFromRequisition(db, which)).length > 0)',
        to: 'if (again && (await findJobsImportedFromRequisition(db, which)).length > 0)',
      },
    ],
    net: net(
      'import-job-from-requisition',
      'a requisition that was imported is told with its roles, and imported again only on purpose',
    ),
  },
  {
    name: 'imports: without the feature',
    change: [
      {
        file: `${feature}/import-job-from-requisition.ts`,
        from: 'await checkJobImportFeatureGranted(db);',
        to: "if (member.role !== 'ADMIN') await checkJobImportFeatureGranted(db);",
      },
    ],
    net: net('import-job-from-requisition', 'without the feature an admin is told what to do'),
  },
  {
    name: 'imports: keys in plain text',
    change: [
      {
        file: `${feature}/save-and-drop-jobvite-keys.ts`,
        from: /const sealed = sealValue\([^;]*\);/,
        to: 'void sealValue; void sealedPlaceOfJobviteKeys; void config; const sealed = Buffer.from(JSON.stringify({ apiKey, secret }));',
      },
    ],
    net: net(
      'job-import-settings',
      'key and secret stand in no table and no log line, and staff cannot even read what is sealed',
    ),
  },
  {
    name: 'imports: a key change that forgets Jobvite',
    change: [
      {
        file: 'server/db/rotate-secret-key.ts',
        from: '(await resealJobviteKeys({ ...services, config }))',
        to: '(void resealJobviteKeys, 0)',
      },
    ],
    net: net('job-import-settings', 'with the old key gone, the access still opens'),
  },
  {
    name: 'imports: an address that leads away is followed',
    change: [
      {
        file: 'web/net/parse-same-site-path.ts',
        from: "path.startsWith('/') && !path.startsWith('//') && !path.includes('\\\\')",
        to: "path.startsWith('/')",
      },
      {
        file: 'web/net/parse-same-site-path.ts',
        from: 'url.origin !== origin || ',
        to: '',
      },
    ],
    net: {
      file: 'web/net/parse-same-site-path.test.ts',
      title: '"//evil.example/builder/7/new/high-volume" is not followed',
    },
  },
];
