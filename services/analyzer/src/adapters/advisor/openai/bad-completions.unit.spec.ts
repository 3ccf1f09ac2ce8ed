import { describe, expect, it } from '@jest/globals';
import { badCompletions } from '../../../../test/fixtures/bad-completions.js';
import { fixtures } from '../../../../test/fixtures/situations.js';
import { questionAboutCheck } from '../../../domain/advice/advisor-question.js';
import { explain } from '../../../domain/advice/explain.js';
import type { Explanation } from '../../../domain/advice/explanation.js';
import { faultOf } from '../../../domain/advice/judge-refined.js';
import { acceptable, readCompletion } from './completion.js';

const named = badCompletions.map((one, index) => ({ ...one, name: `${index + 1}: ${one.fault}, about ${one.about}` }));

it('are forty', () => expect(badCompletions).toHaveLength(40));

describe('a bad answer of a model falls back to the catalogue', () => {
  it.each(named)('$name', ({ about, title, fault, answer }) => {
    const seen = fixtures[about]!;
    const evidence = title === undefined ? seen.snapshot : seen.page('', title).snapshot;
    const { question } = questionAboutCheck(evidence, explain(evidence));
    const read = readCompletion(typeof answer === 'string' ? answer : JSON.stringify(answer));
    if (fault === 'unreadable') return expect(read).toBeNull();
    expect(acceptable(read!, question)).toBeNull();
    if (fault === 'harm') return;
    const { rules } = question;
    const refined: Explanation = { ...read!, whoToCall: rules.whoToCall, evidence: rules.evidence, source: 'ai' };
    expect(faultOf(refined, question)).toBe(fault);
  });
});

describe('better words for what the catalogue found', () => {
  it.each(Object.entries(fixtures))('may be used: %s', (_situation, seen) => {
    const { question } = questionAboutCheck(seen.snapshot, explain(seen.snapshot));
    const { rules } = question;
    expect(faultOf({ ...rules, whatHappened: `So far we know this. ${rules.whatHappened}`, source: 'ai' }, question)).toBeNull();
  });
});
