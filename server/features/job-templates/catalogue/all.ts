import type { JobTemplate } from '@evenhand/contract/job-templates.ts';
import { customerSupportAdviser } from './customer-support-adviser.ts';
import { dataAnalyst } from './data-analyst.ts';
import { financeAnalyst } from './finance-analyst.ts';
import { hrCoordinator } from './hr-coordinator.ts';
import { marketingManager } from './marketing-manager.ts';
import { nurseManager } from './nurse-manager.ts';
import { operationsManager } from './operations-manager.ts';
import { productDesigner } from './product-designer.ts';
import { salesRepresentative } from './sales-representative.ts';
import { softwareEngineer } from './software-engineer.ts';
import { teachingAssistant } from './teaching-assistant.ts';
import { warehouseTeamLeader } from './warehouse-team-leader.ts';

/** The role templates that come with Evenhand, shelf by shelf. */
export const jobTemplates: readonly JobTemplate[] = [
  customerSupportAdviser,
  marketingManager,
  salesRepresentative,
  dataAnalyst,
  productDesigner,
  softwareEngineer,
  financeAnalyst,
  hrCoordinator,
  operationsManager,
  warehouseTeamLeader,
  nurseManager,
  teachingAssistant,
];
