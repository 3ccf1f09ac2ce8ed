import { describe, expect, it } from '@jest/globals';
import { ApiError } from '@/lib/http/api-error';
import { serverFields } from './server-fields';

const error = (fields: Record<string, string>) => new ApiError({ statusCode: 400, code: 'X', message: 'm', fields });

describe('the fields a server complains about', () => {
  it('find the inputs of the form, by their own or their last name', () => {
    expect(serverFields(error({ email: 'Taken.', 'location.country': 'Unknown.', captcha: 'No.' }), ['email', 'country'])).toEqual({
      email: 'Taken.',
      country: 'Unknown.',
    });
  });
  it('are none for any other error', () => expect(serverFields(new Error('x'), ['email'])).toEqual({}));
});
