import { formSettings, visitorForm } from '@etalage/site-model/schema';
import { z } from 'zod';

/** A form as the dashboard lists it. */
export const listedForm = z.object({
  id: z.string(),
  title: z.string(),
  questions: z.int(),
  submissions: z.int(),
  unread: z.int(),
  updated_at: z.string(),
});

/** A form with its settings, for its owner. */
export const ownedForm = visitorForm.extend({ settings: formSettings });
