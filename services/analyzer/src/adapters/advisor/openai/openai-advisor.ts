import { randomBytes } from 'node:crypto';
import { MINUTE_MS, SECOND_MS } from '@nowahala/kernel';
import type OpenAI from 'openai';
import { CONFIG, LOGGER } from '@nowahala/platform';
import type { Logger } from '@nowahala/platform';
import { Inject, Injectable, Optional } from '@nestjs/common';
import type { AnalyzerConfig } from '../../../analyzer.config.js';
import type { Advisor } from '../../../application/ports.js';
import type { AdvisorQuestion } from '../../../domain/advice/advisor-question.js';
import type { Explanation } from '../../../domain/advice/explanation.js';
import { acceptable, completionShape, readCompletion } from './completion.js';
import { Breaker } from './breaker.js';
import { instructions, question } from './prompt.js';

const PATIENCE_MS = 8 * SECOND_MS;
/** For specs that cannot wait so long. */
const PATIENCE = Symbol('how long the AI may think');
const FAILURES_BEFORE_REST = 5;
const REST_MS = MINUTE_MS;

/** OpenAI, asked once for each question, for eight seconds at most. No tools, no memory, no second try. */
@Injectable()
export class OpenAiAdvisor implements Advisor {
  private readonly breaker = new Breaker(FAILURES_BEFORE_REST, REST_MS);
  private client: Promise<OpenAI> | undefined;

  constructor(
    @Inject(CONFIG) private readonly config: Pick<AnalyzerConfig, 'OPENAI_API_KEY' | 'OPENAI_BASE_URL' | 'OPENAI_MODEL'>,
    @Inject(LOGGER) private readonly logger: Logger,
    @Optional() @Inject(PATIENCE) private readonly patienceMs: number = PATIENCE_MS,
  ) {}

  get available(): boolean {
    return this.config.OPENAI_API_KEY !== undefined && !this.breaker.isOpen;
  }

  async refine(asked: AdvisorQuestion): Promise<Explanation | null> {
    if (!this.available) return null;
    try {
      const answer = await this.ask(asked);
      this.breaker.succeeded();
      const explanation = answer && acceptable(answer, asked);
      if (!explanation) this.logger.warn({}, 'AI answer refused; the rules stand');
      return explanation;
    } catch (error) {
      this.breaker.failed();
      const { name: reason, status } = error as Error & { status?: number };
      this.logger.warn({ reason, status }, 'the AI could not be asked; the rules stand');
      return null;
    }
  }

  private async ask(asked: AdvisorQuestion) {
    const client = await this.connect();
    const { zodResponseFormat } = await import('openai/helpers/zod');
    const fence = `-----${randomBytes(9).toString('base64url')}-----`;
    const completion = await client.chat.completions.create(
      {
        model: this.config.OPENAI_MODEL,
        messages: [
          { role: 'system', content: instructions(fence, asked.language) },
          { role: 'user', content: question(asked, fence) },
        ],
        response_format: zodResponseFormat(completionShape, 'explanation'),
        store: false,
      },
      { timeout: this.patienceMs, maxRetries: 0, signal: AbortSignal.timeout(this.patienceMs) },
    );
    const content = completion.choices[0]?.message.content;
    return content ? readCompletion(content) : null;
  }

  /** Loaded with the first question: most runs never ask one. */
  private async connect(): Promise<OpenAI> {
    this.client ??= import('openai').then(
      ({ default: Client }) => new Client({ apiKey: this.config.OPENAI_API_KEY, baseURL: this.config.OPENAI_BASE_URL, maxRetries: 0 }),
    );
    return this.client;
  }
}
