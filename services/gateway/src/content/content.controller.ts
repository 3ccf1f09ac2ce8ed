import { Controller } from '@nestjs/common';
import { queryContent } from '@nowahala/api';
import type { BodyOf, ResponseOf } from '@nowahala/api';
import { invalidFields } from '@nowahala/platform';
import { anyone, Policy } from '../auth/policy.js';
import { messages } from '../messages/en.js';
import { Route, ValidBody } from '../request/contract.js';
import { ReleaseNotes } from './release-notes.js';
import { pick, readSelection } from './selection.js';

@Controller()
export class ContentController {
  constructor(private readonly notes: ReleaseNotes) {}

  @Route(queryContent)
  @Policy(anyone())
  async query(@ValidBody(queryContent) { query }: BodyOf<typeof queryContent>): Promise<ResponseOf<typeof queryContent>> {
    const fields = readSelection(query);
    const data = fields && pick({ release_notes: await this.notes.all() }, fields);
    if (!data) throw invalidFields({ query: messages.content.unknownQuery });
    return { data: data as Record<string, unknown> };
  }
}
