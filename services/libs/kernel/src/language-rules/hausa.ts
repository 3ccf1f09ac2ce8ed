import { anyWord } from './rules.js';
import type { LanguageRules } from './rules.js';

export const hausa: LanguageRules = {
  stays: [
    ...[
      'hosting',
      'domain',
      'name',
      'server',
      'firewall',
      'dashboard',
      'key',
      'plugin',
      'invoice',
      'vat',
      'disk',
      'ban',
      'don',
      'sun',
      'kai',
    ],
    ...['can', 'mai', 'sake', 'nan', 'yin', 'cikin', 'one', 'ana', 'ina', 'har', 'kan', 'sai', 'tun', 'zai', 'imel'],
  ],
  spelling: [
    /["'ʼ]/,
    /[bdkBDK]['’]|['’][yY]/,
    anyWord('bude', 'budewa', 'kudi', 'kudin', 'kudinku', 'sako', 'sakon', 'karfe', 'daya', 'dauka', 'rika'),
  ],
  words: [
    anyWord('lalace', 'hatsari', 'wurin aiki', 'tallafi', 'rasit', 'sabuwar shekara', 'gida'),
    /(?<!alamar )(?<!\p{L})kwaɗo(?!\p{L})/iu,
    anyWord('laifi', 'laifin', 'manta', 'mantawa'),
  ],
};
