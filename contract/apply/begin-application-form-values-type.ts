/** What is typed where an application begins. */
export type BeginApplicationFormValues = {
  firstName: string;
  lastName: string;
  email: string;
  consent: boolean;
  source: string;
};
