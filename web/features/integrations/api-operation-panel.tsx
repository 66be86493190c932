import type {
  OpenApiOperation,
  OpenApiSchema,
  OpenApiSchemas,
} from './parse-and-search-openapi-reference.ts';
import { InlineCodeText } from './inline-code-text.tsx';
import { formatApiSchema } from './format-api-schema.ts';
import { joinClassNames } from '../../ui/join-class-names.ts';
import styles from './api-docs.module.css';

/** One call: its address and what it does; opened, what it takes and answers. */
export function ApiOperationPanel({
  call,
  shapes,
}: {
  call: OpenApiOperation;
  shapes: OpenApiSchemas;
}) {
  const { method, path, summary, description, parameters, requestBody, responses } = call;
  const taken = shapeIn(requestBody?.content);
  const status = Object.keys(responses).find((code) => code.startsWith('2')) ?? '200';
  const answer = shapeIn(responses[status]?.content);
  return (
    <details className={styles['api-call']}>
      <summary>
        <span
          className={joinClassNames(
            styles['api-method'],
            styles[`api-method-${method.toLowerCase()}`],
          )}
        >
          {method}
        </span>
        <code>{path}</code>
        <span className={styles['api-says']}>{summary}</span>
      </summary>
      <div>
        <p>
          <InlineCodeText text={description} />
        </p>
        {parameters.length > 0 && (
          <table>
            <caption>Parameters</caption>
            <tbody>
              {parameters.map(({ name, in: place, required, schema }) => (
                <tr key={`${place} ${name}`}>
                  <th scope="row">
                    <code>{name}</code>
                  </th>
                  <td>in the {place === 'path' ? 'address' : place}</td>
                  <td>{required ? 'required' : 'optional'}</td>
                  <td>
                    <code>{formatApiSchema(schema, shapes)}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {taken && <ShapeBlock title="It takes" shape={taken} shapes={shapes} />}
        {answer ? (
          <ShapeBlock title={`It answers ${status}`} shape={answer} shapes={shapes} />
        ) : (
          <p>It answers {status}, without a body.</p>
        )}
      </div>
    </details>
  );
}

function ShapeBlock({
  title,
  shape,
  shapes,
}: {
  title: string;
  shape: OpenApiSchema;
  shapes: OpenApiSchemas;
}) {
  return (
    <figure className={styles['api-shape']}>
      <figcaption>{title}</figcaption>
      <pre>
        <code>{formatApiSchema(shape, shapes)}</code>
      </pre>
    </figure>
  );
}

function shapeIn(
  content: Record<string, { schema: OpenApiSchema }> | undefined,
): OpenApiSchema | undefined {
  return content && Object.values(content)[0]?.schema;
}
