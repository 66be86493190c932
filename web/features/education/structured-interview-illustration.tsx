import styles from './structured-interview-illustration.module.css';

const QUESTIONS = 9;
const sides = [
  {
    title: 'A free conversation',
    says: 'Four candidates were asked different things: only one column can be compared.',
    asked: [
      [0, 1, 4, 7],
      [0, 2, 3, 8],
      [0, 3, 5, 6],
      [0, 1, 6, 8],
    ],
  },
  {
    title: 'A structured interview',
    says: 'Four candidates were asked the same four things: every column can be compared.',
    asked: [
      [0, 2, 4, 6],
      [0, 2, 4, 6],
      [0, 2, 4, 6],
      [0, 2, 4, 6],
    ],
  },
];
const CELL = 26;
const GAP = 4;
const HEIGHT = 14;

/** Who was asked what: rows are candidates, columns are questions. */
export function StructuredInterviewIllustration() {
  return (
    <div className={styles['asked']}>
      {sides.map(({ title, says, asked: query }) => (
        <figure key={title}>
          <svg
            viewBox={`0 0 ${QUESTIONS * CELL - GAP} ${query.length * (HEIGHT + GAP) - GAP}`}
            role="img"
            aria-label={says}
          >
            {query.flatMap((row, candidate) =>
              Array.from({ length: QUESTIONS }, (_, question) => (
                <rect
                  key={`${candidate} ${question}`}
                  className={classOf(question, row, query)}
                  x={question * CELL}
                  y={candidate * (HEIGHT + GAP)}
                  width={CELL - GAP}
                  height={HEIGHT}
                  rx="2"
                />
              )),
            )}
          </svg>
          <figcaption>
            <strong>{title}.</strong> {says}
          </figcaption>
        </figure>
      ))}
    </div>
  );
}

function classOf(question: number, row: number[], all: number[][]): string | undefined {
  if (!row.includes(question)) return styles['asked-not'];
  return all.every((each) => each.includes(question)) ? styles['asked-all'] : styles['asked-some'];
}
