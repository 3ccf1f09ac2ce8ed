/** Data: what is said of Cloudflare and the server behind it. */
import type { cloudflare as english } from '../en/cloudflare.js';
import type { Translated } from '../translated.js';

export const cloudflare: Translated<typeof english, 'ha'> = {
  'cloudflare-520': {
    cause: 'Sabar da ke bayan Cloudflare yana ba da amsa marar kyau',
    happened:
      'Cloudflare, wanda ke gaban shafinku, yana aiki. Sabar ɗinku da ke bayansa yana ba da amsa marar kyau ko mara komai (lamba 520).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'Manhajar shafin tana tsayawa ba zato a tsakiyar shafi.',
  },
  'cloudflare-521': {
    cause: 'Cloudflare yana aiki, sabar da ke bayansa ba ya aiki',
    happened: 'Cloudflare, wanda ke gaban shafinku, yana aiki. Sabar ɗinku da ke bayansa ya ƙi karɓar sa (lamba 521).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'Manhajar shafin a kashe take, ko firewall (mai gadin ƙofa) na sabar ɗinku ya tare Cloudflare.',
  },
  'cloudflare-522': {
    cause: 'Cloudflare yana aiki, sabar da ke bayansa ba ya amsawa',
    happened: 'Cloudflare, wanda ke gaban shafinku, yana aiki. Sabar ɗinku da ke bayansa ba ya ɗauka (lamba 522).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'Na’urar a kashe take ko aiki ya yi mata yawa, ko firewall ɗinta (mai gadin ƙofa) ya tare Cloudflare.',
    steps: ['Ku duba ko layin “A” har yanzu yana nuna adireshin sabar ɗinku.'],
  },
  'cloudflare-523': {
    cause: 'Cloudflare bai samu hanyar zuwa sabar ba',
    happened: 'Cloudflare, wanda ke gaban shafinku, yana aiki. Bai samu hanyar zuwa sabar ɗinku ba (lamba 523).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'Sabar yana da sabon adireshi da Cloudflare bai sani ba, ko hanyar sadarwarsa ba ta aiki.',
    steps: ['Ku duba ko layin “A” yana nuna adireshin sabar ɗinku.'],
  },
  'cloudflare-524': {
    cause: 'Sabar da ke bayan Cloudflare yana ɗaukar lokaci da yawa',
    happened:
      'Cloudflare, wanda ke gaban shafinku, yana aiki. Sabar ɗinku ya wuce minti ɗaya da rabi, sai Cloudflare ya haƙura (lamba 524).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'Shafi mai jinkiri sosai: babban rahoto, rumbun bayanai da ya makale, ko masu ziyara da yawa.',
  },
  'cloudflare-525': {
    cause: 'Cloudflare da sabar ba sa iya haɗi mai tsaro',
    happened: 'Cloudflare, wanda ke gaban shafinku, yana aiki. Ba ya iya fara haɗi mai tsaro da sabar ɗinku (lamba 525).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) a sabar ɗinku ba ta nan ko ta ɓaci.',
    steps: ['Idan hakan zai daɗe: a cikin Cloudflare, ku buɗe “SSL/TLS”, sannan “Overview”. Ku zaɓi “Flexible” na ƴan awanni kawai.'],
  },
  'cloudflare-526': {
    cause: 'Cloudflare bai amince da takardar shaidar tsaro ta sabar ba',
    happened:
      'Cloudflare, wanda ke gaban shafinku, yana aiki. Bai amince da takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta sabar ɗinku ba (lamba 526).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'Ta ƙare, ko an yi ta don wani suna.',
    steps: ['Idan hakan zai daɗe: a cikin Cloudflare, ku buɗe “SSL/TLS”, sannan “Overview”. Ku zaɓi “Full” maimakon “Full (strict)”.'],
  },
  'cloudflare-530': {
    cause: 'Wani saitin Cloudflare ba ya kaiwa ko’ina',
    happened: 'Cloudflare, wanda ke gaban shafinku, bai san inda sabar ɗinku yake ba (lamba 530).',
    who: 'Duk masu ziyara suna ganin shafin kuskure na Cloudflare.',
    why: 'An sauya layin sabar ɗinku. Ko hanyar ɓoye (tunnel) zuwa gare shi ba ta aiki.',
    steps: [
      'Ku duba layin {host}: dole ya nuna adireshin sabar ɗinku.',
      'Idan kuna amfani da tunnel: ku buɗe “Zero Trust”, “Networks”, sannan “Tunnels”. Dole a ga “Healthy”.',
    ],
  },
};
