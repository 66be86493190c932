import * as contract from '@evenhand/contract/sign-up.ts';
import { signUpWithAdvert } from '@evenhand/contract/advert-analysis.ts';
import { hasDemoOutbox } from '../../config.ts';
import { may } from '../../access/may.ts';
import { Refusal } from '../../http/refusal.ts';
import { type RoutedApp, addEndpointRoute } from '../../http/route.ts';
import { findShippedTemplate } from '../job-templates/find-template.ts';
import { passwordLimiter } from '../sign-in/password.ts';
import { leastLength } from '../sign-in/rules/password-policy.ts';
import { addSample } from './add-sample-job.ts';
import { askAdvertSignUp, askSignUp } from './ask-sign-up.ts';
import { checkAddress } from './check-address.ts';
import { finishSignUp } from './finish-sign-up.ts';
import { addGoogleRoutes } from './google-routes.ts';
import { findOwnSignUp } from './sql.ts';

export function addSignUpRoutes(server: RoutedApp): void {
  const { config } = server.services;

  addEndpointRoute(
    server,
    contract.findSignUpMode,
    may.anyone,
  )(async ({ query }) => ({
    mode: config.SIGNUP,
    templateTitle: titleOf(query.templateId ?? null),
    outbox: hasDemoOutbox(config) ? '/dev/outbox' : null,
  }));

  addEndpointRoute(server, contract.beginSignUp, may.anyone)(askSignUp);

  addEndpointRoute(server, signUpWithAdvert, may.anyone)(askAdvertSignUp);

  addEndpointRoute(
    server,
    contract.findSignUp,
    may.anyone,
  )(async ({ db, params }) => {
    const signUp = await findOwnSignUp(db, params.token);
    if (signUp === undefined) throw new Refusal('link-expired');
    const { email, firstName, orgName, templateId } = signUp;
    return {
      email,
      firstName,
      orgName,
      templateTitle: titleOf(templateId),
      leastLength: leastLength({ hasTwoFactor: false }),
    };
  });

  addEndpointRoute(server, contract.signUpWithPassword, may.anyone, passwordLimiter)(finishSignUp);

  addEndpointRoute(server, contract.checkEmailAddress, may.anyone)(checkAddress);

  addEndpointRoute(server, contract.addSampleJob, may.admin)(addSample);

  addGoogleRoutes(server);
}

function titleOf(templateId: string | null): string | null {
  return (templateId !== null && findShippedTemplate(templateId)?.title) || null;
}
