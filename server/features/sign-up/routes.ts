import * as contract from '@evenhand/contract/sign-up.ts';
import { signUpWithAdvertEndpoint } from '@evenhand/contract/advert-analysis.ts';
import { hasDemoOutbox } from '../../config.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/add-endpoint-route.ts';
import { findBuiltInJobTemplate } from '../job-templates/find-built-in-job-template.ts';
import { passwordHashingLimiter } from '../sign-in/hash-password.ts';
import { leastPasswordLengthFor } from '../sign-in/rules/password-policy.ts';
import { addSampleJobWithReview } from './add-sample-job.ts';
import {
  requestSignUpWithAdvert,
  requestSignUp,
} from './request-sign-up-with-or-without-advert.ts';
import { checkEmailUnusedInOwnOrganisation } from './check-email-unused-in-own-organisation.ts';
import { finishSignUp } from './finish-sign-up.ts';
import { addGoogleLoginRoutes } from './google-login-routes.ts';
import { findConfirmedSignUp } from './sql/sign-up-queries.ts';

export function addSignUpRoutes(server: RoutedApp): void {
  const { config } = server.services;

  addEndpointRoute(
    server,
    contract.findSignUpModeEndpoint,
    may.anyone,
  )(async ({ query }) => ({
    mode: config.SIGNUP,
    templateTitle: titleOf(query.templateId ?? null),
    outbox: hasDemoOutbox(config) ? '/dev/outbox' : null,
  }));

  addEndpointRoute(server, contract.requestSignUpEndpoint, may.anyone)(requestSignUp);

  addEndpointRoute(server, signUpWithAdvertEndpoint, may.anyone)(requestSignUpWithAdvert);

  addEndpointRoute(
    server,
    contract.findSignUpEndpoint,
    may.anyone,
  )(async ({ db, params }) => {
    const signUp = await findConfirmedSignUp(db, params.token);
    if (signUp === undefined) throw new Refusal('link-expired');
    const { email, firstName, orgName, templateId } = signUp;
    return {
      email,
      firstName,
      orgName,
      templateTitle: titleOf(templateId),
      leastLength: leastPasswordLengthFor({ hasTwoFactor: false }),
    };
  });

  addEndpointRoute(
    server,
    contract.signUpWithPasswordEndpoint,
    may.anyone,
    passwordHashingLimiter,
  )(finishSignUp);

  addEndpointRoute(
    server,
    contract.checkEmailAddressAvailableEndpoint,
    may.anyone,
  )(checkEmailUnusedInOwnOrganisation);

  addEndpointRoute(server, contract.addSampleJobEndpoint, may.admin)(addSampleJobWithReview);

  addGoogleLoginRoutes(server);
}

function titleOf(templateId: string | null): string | null {
  return (templateId !== null && findBuiltInJobTemplate(templateId)?.title) || null;
}
