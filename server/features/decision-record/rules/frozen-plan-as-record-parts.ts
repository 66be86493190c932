import type { DecisionRecordSectionPart } from './decision-record-section-content-types.ts';

/** A frozen plan to be read: old versions lack what newer ones have, and are taken as they are. */
export function frozenPlanAsRecordParts(text: string): DecisionRecordSectionPart[] {
  // Whatever stands in a version was written of a plan; of each part only what is there is read.
  const plan = JSON.parse(text) as { criteria?: Named[]; stages?: Stage[]; places?: number };
  const criteria = plan.criteria ?? [];
  return [
    ...(criteria.length === 0
      ? []
      : [
          {
            head: ['Criterion', 'Kind', 'What it means'],
            rows: criteria.map(({ name, kind, description }) => [
              name ?? '',
              kind ?? '',
              description ?? '',
            ]),
          },
        ]),
    ...(plan.stages ?? []).flatMap(
      ({ name, kind, weight, items = [] }): DecisionRecordSectionPart[] => [
        { text: `Stage “${name}” (${kind}), weight ${weight ?? 1}` },
        ...(items.length === 0
          ? []
          : [
              {
                head: ['Item', 'One star', 'Three stars', 'Five stars', 'Looks at'],
                rows: items.map((item) => [
                  item.text ?? '',
                  item.guides?.one ?? '–',
                  item.guides?.three ?? '–',
                  item.guides?.five ?? '–',
                  (item.criteria ?? []).join(', '),
                ]),
              },
            ]),
      ],
    ),
    { text: `Places: ${plan.places ?? 1}. Between equals: by lot.` },
  ];
}

type Named = { name?: string; kind?: string; description?: string };
type Stage = {
  name?: string;
  kind?: string;
  weight?: number;
  items?: {
    text?: string;
    criteria?: string[];
    guides?: { one?: string; three?: string; five?: string };
  }[];
};
