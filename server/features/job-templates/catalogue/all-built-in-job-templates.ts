import type { JobTemplate } from '@evenhand/contract/job-templates.ts';
import { customerSupportAdviserTemplate } from './customer-support-adviser.ts';
import { dataAnalystTemplate } from './data-analyst.ts';
import { financeAnalystTemplate } from './finance-analyst.ts';
import { hrCoordinatorTemplate } from './hr-coordinator.ts';
import { marketingManagerTemplate } from './marketing-manager.ts';
import { nurseManagerTemplate } from './nurse-manager.ts';
import { operationsManagerTemplate } from './operations-manager.ts';
import { productDesignerTemplate } from './product-designer.ts';
import { salesRepresentativeTemplate } from './sales-representative.ts';
import { softwareEngineerTemplate } from './software-engineer.ts';
import { teachingAssistantTemplate } from './teaching-assistant.ts';
import { warehouseTeamLeaderTemplate } from './warehouse-team-leader.ts';

/** The role templates that come with Evenhand, shelf by shelf. */
export const builtInJobTemplates: readonly JobTemplate[] = [
  customerSupportAdviserTemplate,
  marketingManagerTemplate,
  salesRepresentativeTemplate,
  dataAnalystTemplate,
  productDesignerTemplate,
  softwareEngineerTemplate,
  financeAnalystTemplate,
  hrCoordinatorTemplate,
  operationsManagerTemplate,
  warehouseTeamLeaderTemplate,
  nurseManagerTemplate,
  teachingAssistantTemplate,
];
