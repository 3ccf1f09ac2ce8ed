import { z } from 'zod';
import { limits, nameTooLong } from '@nowahala/kernel';
import { exampleIds } from './example.js';
import { flagField, idField, textField } from './fields.js';
import { apiMessages as messages } from './messages/en.js';
import { flag, id, text, time, withMessage } from './response.js';
import { route } from './route.js';
import { serverSummaryResponse } from './server.js';

export const workspaceResponse = z.object({
  _id: id(exampleIds.workspace),
  name: text('Okafor Stores'),
  members: z.array(z.object({ role: text('owner'), userId: id(exampleIds.user) })),
  servers: z.array(z.object({ serverId: serverSummaryResponse })),
  notificationPreference: z.object({ whatsApp: z.object({ enabled: flag(false) }), email: z.object({ enabled: flag(true) }) }),
  createdAt: time('2026-06-28T08:05:00.000Z'),
});
export type WorkspaceResponse = z.output<typeof workspaceResponse>;

const name = textField({ missing: messages.fields.workspaceName, max: limits.workspaceName.max, tooLong: nameTooLong });
const member = z.object(
  { role: z.literal('owner', { error: messages.workspace.onlyYourself }), userId: idField(messages.fields.userId) },
  { error: messages.workspace.onlyYourself },
);
const channel = (field: string) => z.object({ enabled: flagField(`${field}.enabled`) }, { error: messages.fields.preference }).optional();

export const createWorkspace = route({
  method: 'POST',
  path: '/api/workspace',
  status: 201,
  summary: 'Create the workspace',
  description: 'One for each user, with the caller as its one owner. A second is refused, also one of the same name.',
  body: z.object({
    name,
    members: z
      .preprocess(
        (given) => (Array.isArray(given) || given === undefined ? given : [given]),
        z.array(member, { error: messages.workspace.onlyYourself }),
      )
      .refine((members) => members.length === 1, { error: messages.workspace.onlyYourself }),
  }),
  example: { name: 'Okafor Stores', members: { role: 'owner', userId: exampleIds.user } },
  refusals: { 400: ['WORKSPACE_EXISTS'] },
  response: withMessage(messages.workspace.created, workspaceResponse),
});

export const getWorkspace = route({
  method: 'GET',
  path: '/api/workspace/:userId',
  summary: 'Read the workspace of a user',
  description: 'The workspace itself, without an envelope.',
  refusals: { 404: ['NO_WORKSPACE_YET'] },
  response: workspaceResponse,
});

export const updateWorkspace = route({
  method: 'PATCH',
  path: '/api/workspace/update/:workspaceId',
  summary: 'Rename the workspace, choose channels',
  body: z.object({
    name: name.optional(),
    notificationPreference: z
      .object({ whatsApp: channel('whatsApp'), email: channel('email') }, { error: messages.fields.preference })
      .optional(),
  }),
  example: { name: 'Okafor Stores', notificationPreference: { whatsApp: { enabled: true }, email: { enabled: true } } },
  refusals: { 400: ['WHATSAPP_NOT_IN_PLAN'] },
  response: withMessage(messages.workspace.saved, workspaceResponse),
});
