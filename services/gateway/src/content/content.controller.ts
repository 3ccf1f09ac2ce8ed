import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { z } from 'zod';
import { invalidFields } from '@nowahala/platform';
import { Describe } from '../openapi/describe.js';
import { messages } from '../messages/en.js';
import { anyone, Policy } from '../auth/policy.js';
import { valid } from '../request/valid.js';
import { ReleaseNotes } from './release-notes.js';
import { pick, readSelection } from './selection.js';

const graphqlQuery = z.object({
  query: z.string({ error: messages.fields.query }).min(1, messages.fields.query).max(5_000, messages.fields.query),
});
const example = '{ release_notes { id version timestamp notes { html } } }';

@Controller('api/content')
export class ContentController {
  constructor(private readonly notes: ReleaseNotes) {}

  @Post('graphql')
  @HttpCode(200)
  @Policy(anyone())
  @Describe({
    summary: 'Read the release notes',
    more: 'A GraphQL query of release_notes.',
    body: graphqlQuery,
    example: { query: example },
    answer: {
      data: {
        release_notes: [
          { id: 'v1.0.0', version: 'v1.0.0', timestamp: '2026-11-21T00:00:00.000Z', notes: { html: '<p>The first release.</p>' } },
        ],
      },
    },
  })
  async query(@Body(valid(graphqlQuery)) { query }: z.infer<typeof graphqlQuery>) {
    const fields = readSelection(query);
    const data = fields && pick({ release_notes: await this.notes.all() }, fields);
    if (!data) throw invalidFields({ query: messages.content.unknownQuery });
    return { data };
  }
}
