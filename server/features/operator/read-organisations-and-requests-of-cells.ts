import {
  findOrganisationEndpoint,
  listFeatureRequestsEndpoint,
  listOrganisationsEndpoint,
  type OperatorOrganisation,
} from '@evenhand/contract/operator/operator-endpoints-types-and-limits.ts';
import type { ResponseOf } from '@evenhand/contract/endpoint.ts';
import {
  limitOperatorTransactionToOrganisation,
  type OperatorVisitor,
} from '../../access/authenticate-operator-and-limit-to-organisation.ts';
import type { Db } from '../../access/transactions-by-door-or-token.ts';
import { askCellAsOperator } from '../../cells/ask-cell-as-operator.ts';
import type { EndpointReadFromOtherCells } from '../../cells/prove-and-recognise-operator-of-other-cell.ts';
import { hasSeveralCells } from '../../cells/cell-of-tokens-and-ids.ts';
import type { EndpointContext } from '../../http/add-endpoint-route.ts';
import { Refusal } from '../../http/refusal.ts';
import type { Services } from '../../services-type.ts';
import { listFeatureRequests } from '../organisation/list-feature-requests.ts';
import { knownOrganisationFeatures } from '../organisation/rules/known-features.ts';
import {
  findMembersForOperatorInDatabase,
  findOrganisationForOperator,
  findOrganisationsForOperator,
} from './sql/organisations-and-members-for-operator.ts';

type Context<E extends EndpointReadFromOtherCells> = Omit<EndpointContext<E>, 'reply' | 'image'>;

type OrganisationList = ResponseOf<typeof listOrganisationsEndpoint>;
const EMPTY = { organisations: [], total: 0, pages: 1 };

/** Of the cell that is asked for, and how many the others have; one that does not answer keeps nobody from reading the others. */
export async function listOrganisationsOfCells({
  db,
  query,
  visitor,
  services,
}: Context<typeof listOrganisationsEndpoint>): Promise<() => Promise<OrganisationList>> {
  const { cell: asked, ...filters } = query;
  const elsewhere = findCellElsewhere(services, visitor, asked);
  const own = await findOrganisationsForOperator(
    db,
    elsewhere === null ? filters : { ...filters, page: 1 },
  );
  const { config } = services;
  if (visitor.otherCell !== null || !hasSeveralCells(config))
    return async () => ({ ...own, elsewhere: null, cells: [] });
  return async () => {
    const lists = await Promise.all(
      Object.keys(config.CELLS)
        .sort()
        .map(async (cell) => {
          if (cell === config.CELL) return { cell, isOwn: true, list: own };
          const page = cell === elsewhere ? filters.page : 1;
          const search = new URLSearchParams({ ...filters, page: String(page) });
          const list = await askCellAsOperator(services, {
            endpoint: listOrganisationsEndpoint,
            cell,
            loginId: visitor.actorId,
            path: `${listOrganisationsEndpoint.path}?${search.toString()}`,
          }).catch(nothingOfSilentCell);
          return { cell, isOwn: false, list };
        }),
    );
    const shown = lists.find(({ cell }) => cell === (elsewhere ?? config.CELL))?.list ?? EMPTY;
    const { organisations, total, pages } = shown;
    const cells = lists.map(({ cell, isOwn, list }) => ({
      cell,
      isOwn,
      total: list?.total ?? null,
    }));
    return { organisations, total, pages, elsewhere, cells };
  };
}

export async function findOrganisationInItsCell({
  db,
  params: { orgId },
  query,
  visitor,
  services,
}: Context<typeof findOrganisationEndpoint>): Promise<
  () => Promise<ResponseOf<typeof findOrganisationEndpoint>>
> {
  const cell = findCellElsewhere(services, visitor, query.cell);
  if (cell !== null)
    return async () => ({
      ...(await askCellAsOperator(services, {
        endpoint: findOrganisationEndpoint,
        cell,
        loginId: visitor.actorId,
        path: findOrganisationEndpoint.path.replace('{orgId}', String(orgId)),
      })),
      elsewhere: cell,
    });
  const organisation = await loadOrganisationForOperator(db, orgId);
  await limitOperatorTransactionToOrganisation(db, orgId);
  const people = await findMembersForOperatorInDatabase(db);
  const knownFeatures = knownOrganisationFeatures.map(({ name, title }) => ({ name, title }));
  return async () => ({ elsewhere: null, organisation, people, knownFeatures });
}

export async function listFeatureRequestsOfCell({
  db,
  query,
  visitor,
  services,
}: Context<typeof listFeatureRequestsEndpoint>): Promise<
  () => Promise<ResponseOf<typeof listFeatureRequestsEndpoint>>
> {
  const cell = findCellElsewhere(services, visitor, query.cell);
  if (cell !== null)
    return async () => ({
      ...(await askCellAsOperator(services, {
        endpoint: listFeatureRequestsEndpoint,
        cell,
        loginId: visitor.actorId,
        path: listFeatureRequestsEndpoint.path,
      })),
      elsewhere: cell,
    });
  const requests = await listFeatureRequests(db);
  return async () => ({ elsewhere: null, requests });
}

/** @throws Refusal not-found */
export async function loadOrganisationForOperator(
  db: Db<'operator'>,
  orgId: number,
): Promise<OperatorOrganisation> {
  const organisation = await findOrganisationForOperator(db, orgId);
  if (organisation === undefined) throw new Refusal('not-found');
  return organisation;
}

/**
 * The cell to be asked, and null for this one, which nobody of another cell asks for a third.
 * @throws Refusal not-found for a cell that there is not
 */
function findCellElsewhere(
  { config }: Pick<Services, 'config'>,
  { otherCell }: OperatorVisitor,
  asked: string,
): string | null {
  const isHere = asked === '' || (hasSeveralCells(config) && asked === config.CELL);
  if (isHere) return null;
  if (otherCell !== null || !Object.hasOwn(config.CELLS, asked)) throw new Refusal('not-found');
  return asked;
}

function nothingOfSilentCell(error: unknown): undefined {
  if (!(error instanceof Refusal)) throw error;
}
