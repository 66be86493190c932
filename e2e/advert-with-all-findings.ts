/** An advert in which something of each kind can be found. */
export const advertWithAllFindings = `Customer Champion

We are looking for a rockstar to lead a young team in a fast-paced environment. He will be driven, ambitious and a digital native with 5+ years of experience, and will utilise KPI dashboards to challenge the status quo.

Requirements
- A degree in Business
- Native speaker of English
- Full driving licence
- Must be a good culture fit

The salary is competitive. You support, share and understand.`;
