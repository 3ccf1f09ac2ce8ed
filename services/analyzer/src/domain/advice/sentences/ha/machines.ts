/** Data: what is said of the machine itself. */
import type { machines as english } from '../en/machines.js';
import type { Translated } from '../translated.js';

export const machines: Translated<typeof english, 'ha'> = {
  'machine-out-of-memory': {
    cause: 'Ƙwaƙwalwar na’urar ta ƙare',
    happened: 'Ƙwaƙwalwar na’urar ta ƙare, kuma manhajar shafinku ba ta iya aiki.',
    why: 'Masu ziyara sun fi yadda aka saba, aiki mai nauyi kamar kwafin ajiya, ko na’ura da ta yi kaɗan.',
    steps: ['Ku duba abin da yake cin ƙwaƙwalwar, ko ku ɗauki babbar na’ura ko babban tsari.'],
  },
  'too-many-open-files': {
    cause: 'Manhajar shafin tana riƙe fayiloli da yawa a buɗe',
    happened: 'Manhajar shafinku tana riƙe fayiloli da kira a buɗe fiye da yadda aka yarda.',
    why: 'Masu ziyara sun fi yadda aka saba, ko wata matsala da ba ta rufe su.',
  },
  'account-out-of-tasks': {
    cause: 'Asusun hosting ba zai iya ƙara gudanar da ayyuka ba',
    happened: 'Asusun hosting ɗinku yana gudanar da duk ayyukan da aka yarda masa a lokaci guda, babu saura don shafin.',
    why: 'Masu ziyara ko manhajoji masu yawo sun fi yadda aka saba, ayyuka sun makale, ko wani aiki yana ta sake farawa.',
    steps: ['A cikin cPanel, ku buɗe “Resource Usage”, ku ga iyakar da aka kai (“EP” ko “NPROC”).'],
  },
  'disk-read-only': {
    cause: 'Disk ɗin na’urar ba ya barin kowa ya yi rubutu',
    happened: 'Ana iya karanta disk ɗin na’urar, amma ba a iya adana komai a kansa.',
    who: 'Kowa. Oda da saƙonni za su iya ɓacewa.',
    why: 'Disk ɗin yana da matsala, sai na’urar take kare shi. Ko haka aka tsara foldar a irin wannan hosting, karatu kawai.',
    steps: ['Kafin komai, ku yi kwafin bayananku.'],
  },
  'disk-quota-reached': {
    cause: 'Wurin ajiya a tsarin hosting ɗinku ya ƙare',
    happened: 'Asusun hosting ɗinku ya cinye wurin ajiyarsa. Shafin ba zai iya ƙara adana komai ba.',
    who: 'Kowa. Oda, saƙonni da imel za su iya ɓacewa har sai an sami wuri.',
    why: 'Tsofaffin kwafin ajiya, imel ko fayilolin rajista sun cika shi. Ƙananan fayiloli da yawa ma suna cikawa.',
  },
  'own-files-not-allowed': {
    cause: 'Shafin ba shi da izinin amfani da fayilolinsa',
    happened: 'Manhajar shafinku ba ta da izinin karantawa ko rubutu a ɗaya daga fayilolinta.',
    why: 'Ɗorawa, ƙaura ko sake kunnawa ta sauya izinin fayiloli da foldodi.',
  },
};
