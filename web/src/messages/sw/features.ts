import type { features as original } from '../en/features';
import type { Words } from '../words';

export const features: Words<typeof original> = {
  title: 'Uwezo',
  headline: 'Kila unachohitaji ili uache kuwaza kuhusu seva zako',
  text: 'Mambo matatu, yaliyofanywa kwa uangalifu.',
  plain: {
    title: 'Suluhisho kwa maneno rahisi',
    text: 'Kila hitilafu inaelezwa: kilichotokea, inamgusa nani, chanzo kinachowezekana, na hadi hatua tatu kwa mpangilio sahihi. Maelezo ya kiufundi huja ukiyaomba tu.',
    points: [
      'Angalau aina 45 za matatizo tunazozijua vizuri, kuanzia cheti cha usalama kilichoisha hadi diski iliyojaa',
      'Hutaja kitufe cha kubonyeza kwenye kampuni yako ya hosting, pale tunapoweza kuona ni ipi',
      'Ujumbe ulio tayari kutumwa kwa wateja wako',
      'Maelezo ya kiufundi yanatunzwa kwa mtengenezaji utakayemtumia',
    ],
    exampleTag: 'Cheti cha usalama',
    exampleTitle: 'Cheti chako cha usalama kiliisha asubuhi hii',
    exampleText:
      'Vivinjari sasa vinawaonya wageni wasifungue duka lako. Kihuishe kwenye cPanel chini ya “SSL/TLS Status”, kisha bonyeza “Run AutoSSL”.',
  },
  alerts: {
    title: 'Tahadhari kwa WhatsApp, barua pepe na dashibodi',
    text: 'Unachagua jinsi kila seva inavyokufikia. Tunakagua mara ya pili na ya tatu kabla ya kukuamsha, ili kukatika kidogo kusiwe tahadhari.',
    channels: [
      { name: 'WhatsApp', text: 'Kuanzia kifurushi cha Growth. Jibu “1” kusema unashughulikia, “2” upate hatua.' },
      { name: 'Barua pepe', text: 'Imewashwa tangu mwanzo. Kichwa chake kinasema yote kwenye skrini iliyofungwa.' },
      { name: 'Dashibodi', text: 'Seva isiyopatikana hugeuka nyekundu kwenye ukurasa uliofunguliwa ndani ya sekunde chache.' },
    ],
    points: [
      'Vikumbusho baada ya dakika 10 na 30, na baada ya saa 2 na 4, hadi mtu aseme anashughulikia',
      'Ujumbe inapokwisha, pamoja na muda uliochukua',
      'Muhtasari mfupi kila Jumatatu asubuhi',
    ],
  },
  human: {
    title: 'Usaidizi wa binadamu',
    text: 'Tuandikie na mtu atakujibu, ndani ya saa 24 hivi. Ikiwa ni jambo la haraka, weka URGENT kwenye kichwa nasi tutaliangalia kwanza.',
    button: 'Andikia usaidizi',
  },
  closing: { headline: 'Tuko tayari ukiwa tayari', signup: 'Anza ndani ya dakika', plans: 'Ona vifurushi' },
};
