import { describe, expect, it } from '@jest/globals';
import { growthOf } from '../../testkit/src/growth.js';
import { asksForMoney, speaksOfMoney } from './paying.js';

describe('a page of a website that is off', () => {
  it.each([
    'Please pay your hosting bill to restore it.',
    'Kindly settle your yearly maintenance, the fees are late.',
    'Invoice 204 is unpaid.',
    'You are still owing for the last two years.',
    'Réglez votre facture d’hébergement.',
    'يرجى سداد فاتورة الاستضافة',
    'Оплатите хостинг.',
  ])('asks its owner to pay: %s', (words) => expect(asksForMoney(`Away for now. ${words}`)).toBe(true));

  it.each([
    'Payments are not affected.',
    'We are upgrading our payment system.',
    'Pay your school fees at the bank.',
    'This is due to a power failure, and owing to it we are late.',
    'We will be back with outstanding features.',
    'Your hosting was moved. Your bill stays the same.',
  ])('asks for nothing: %s', (words) => expect(asksForMoney(`Away for now. ${words}`)).toBe(false));

  it('has no word inside another', () => expect(speaksOfMoney('Repayment of the feed, billboards, discharges and Paydays')).toBe(false));
});

it.each(['pay ', 'hosting ', 'outstanding ', '. ', 'é', '欠', 'maintenance'])('no text of %j takes more time than its length', (piece) => {
  for (const read of [asksForMoney, speaksOfMoney]) expect(growthOf(read, piece, 32 * 1024)).toBeLessThan(2.5);
});
