import { z } from 'zod';
import { messages } from '../../messages/en.js';
import { text, uuid, yesNo } from '../../request/valid.js';

const member = z.object(
  { role: z.literal('owner', { error: messages.workspace.onlyYourself }), userId: uuid(messages.fields.userId) },
  { error: messages.workspace.onlyYourself },
);

export const createWorkspace = z.object({
  name: text({ missing: messages.fields.workspaceName, max: 80 }),
  members: z
    .preprocess(
      (given) => (Array.isArray(given) || given === undefined ? given : [given]),
      z.array(member, { error: messages.workspace.onlyYourself }),
    )
    .refine((members) => members.length === 1, { error: messages.workspace.onlyYourself }),
});
export type CreateWorkspace = z.infer<typeof createWorkspace>;

const channel = (name: string) => z.object({ enabled: yesNo(`${name}.enabled`) }, { error: messages.fields.preference }).optional();

export const updateWorkspace = z.object({
  name: text({ missing: messages.fields.workspaceName, max: 80 }).optional(),
  notificationPreference: z
    .object({ whatsApp: channel('whatsApp'), email: channel('email') }, { error: messages.fields.preference })
    .optional(),
});
export type UpdateWorkspace = z.infer<typeof updateWorkspace>;
