/** Data: what is said of errors that a customer's own program sends in. */
import type { applications as english } from '../en/applications.js';
import type { Translated } from '../translated.js';

export const applications: Translated<typeof english, 'sw'> = {
  some: 'Wote wanaotumia sehemu hii ya programu yako.',
  all: 'Wote wanaotumia programu yako, hadi itakapotengenezwa.',
  contacts: { builder: 'Aliyetengeneza au anayetunza programu yako.', host: 'Kampuni inayohifadhi programu yako, au aliyeitengeneza.' },
  notices: {
    broken: 'Sehemu ya huduma yetu inaonyesha hitilafu kwa sasa. Tunajua na tunaishughulikia. Tafadhali jaribu tena baada ya saa moja.',
    slow: 'Huduma yetu inajibu polepole leo. Tunaishughulikia. Tafadhali jaribu tena baadaye.',
    pay: 'Malipo hayafanikiwi kwa sasa. Hujapoteza chochote. Tafadhali jaribu tena baadaye au tutumie ujumbe.',
    mail: 'Baadhi ya barua pepe zetu zinachelewa leo. Ikiwa unasubiri moja, tafadhali tutumie ujumbe.',
  },
  level: 'Programu yako iliipa alama ya “{level}”.',
  lines: {
    one: 'Ilituma mistari {count} kuhusu mahali ilipotokea. Iko hapa chini.',
    other: 'Ilituma mistari {count} kuhusu mahali ilipotokea. Iko hapa chini.',
  },
  situations: {
    'app-disk-full': {
      happened: 'Diski imejaa. Programu yako haiwezi kuhifadhi chochote tena.',
      who: 'Wote wanaotumia programu yako, hadi itakapotengenezwa. Oda na ujumbe mpya vinaweza kupotea.',
      why: 'Nakala rudufu za zamani, faili za kumbukumbu au faili zilizopakiwa zimejaza diski.',
      steps: [
        'Futa nakala rudufu na faili za kumbukumbu za zamani hadi sehemu ya kumi ya diski iwe wazi.',
        'Washa upya programu.',
        'Ikijaa tena baada ya siku chache, chukua diski kubwa zaidi.',
      ],
      notice: 'Huduma yetu ina tatizo leo. Kama uliagiza kitu, tafadhali tutumie ujumbe ili tuhakikishe.',
    },
    'app-out-of-memory': {
      happened: 'Programu yako ilihitaji memori zaidi ya inayoruhusiwa, ikasimama.',
      why: 'Faili kubwa au orodha ndefu ilipakiwa kwa mara moja, au programu inatunza isichohitaji tena.',
      steps: [
        'Washa upya programu.',
        'Iongezee memori kwenye mipangilio ya kampuni yako ya hosting.',
        'Muulize aliyeitengeneza ni nini kilichopakiwa wakati huo.',
      ],
    },
    'app-database-password': {
      happened: 'Hifadhidata (ghala la data yako) hairuhusu programu yako kuingia.',
      why: 'Nenosiri lilibadilishwa mahali pamoja na si pengine.',
      steps: [
        'Fungua mipangilio ya programu yako. Linganisha jina la hifadhidata, mtumiaji na nenosiri na vya hifadhidata yenyewe.',
        'Washa upya programu baada ya kubadilisha.',
      ],
    },
    'app-database-crowded': {
      happened: 'Hifadhidata (ghala la data yako) haina nafasi ya muunganisho mwingine.',
      who: 'Wageni wengi zaidi na zaidi: kurasa huchukua muda mrefu kisha hushindwa.',
      why: 'Wageni wengi kwa wakati mmoja, au programu isiyokata muunganisho inapomaliza.',
      steps: [
        'Washa upya programu: hilo hufungua nafasi.',
        'Likirudi, chukua kifurushi kikubwa zaidi cha hifadhidata, au mwombe aliyeitengeneza atumie nafasi chache.',
      ],
    },
    'app-database-away': {
      happened: 'Programu yako haiwezi kuifikia hifadhidata yake (ghala la data yako).',
      why: 'Hifadhidata imezimwa, inawashwa upya, au ina anwani mpya.',
      steps: [
        'Ingia mahali hifadhidata ilipo uone kama imewashwa. Kama haijawashwa, bonyeza “Start” au “Restart”.',
        'Hakikisha kwamba anwani iliyo kwenye mipangilio ya programu yako bado ni sahihi.',
      ],
    },
    'app-database-locked': {
      happened: 'Kazi mbili kwenye hifadhidata (ghala la data yako) zilizuiana, na moja ikasimamishwa.',
      who: 'Watu wachache: walichokifanya wakati huo hakikuhifadhiwa.',
      why: 'Watu wawili, au kazi mbili, walibadilisha kitu kimoja kwa wakati mmoja.',
      steps: [
        'Ikiwa ilitokea mara moja, waombe watu hao wajaribu tena. Hakuna kilichoharibika.',
        'Ikitokea mara nyingi, mtumie taarifa hii aliyeitengeneza.',
      ],
      notice: 'Ikiwa hatua yako ya mwisho haikuhifadhiwa, tafadhali ifanye tena.',
    },
    'app-table-missing': {
      happened: 'Programu yako inatafuta kitu kwenye hifadhidata yake (ghala la data yako) ambacho hakipo.',
      why: 'Toleo jipya lilianza kutumika, lakini badiliko lake kwenye hifadhidata halikufanywa.',
      steps: [
        'Ikiwa kitu kipya kilianza kutumika leo, rudi kwenye toleo lililotangulia.',
        'Mwombe aliyeitengeneza aendeshe “migrations” za toleo jipya.',
      ],
    },
    'app-module-missing': {
      happened: 'Programu yako haiwezi kuanza, kwa sababu sehemu yake moja haipo.',
      why: 'Toleo la mwisho lilianza kutumika bila sehemu yake moja.',
      steps: ['Rudi kwenye toleo lililotangulia.', 'Mwombe aliyeitengeneza aweke sehemu zote na kuliweka tena hewani.'],
    },
    'app-setting-missing': {
      happened: 'Programu yako haina mpangilio mmoja ambao haiwezi kufanya kazi bila huo.',
      why: 'Thamani ya siri au jina halikuhamishwa, mara nyingi wakati wa kuhama au toleo jipya.',
      steps: [
        'Fungua mipangilio ya programu yako (“Environment” au “Config Vars”) na uilinganishe na ya awali.',
        'Ongeza unaokosekana na uwashe upya programu.',
      ],
    },
    'app-door-taken': {
      happened: 'Programu yako haiwezi kuanza, kwa sababu nyingine tayari inatumia mlango wake (namba yake ya mtandao).',
      why: 'Nakala ya zamani ya programu haikusimamishwa.',
      steps: ['Simamisha nakala ya zamani, au washa upya mashine yote.', 'Hakikisha kwamba programu inaanzishwa mara moja tu.'],
    },
    'app-not-allowed-to-write': {
      happened: 'Programu yako hairuhusiwi kufungua au kubadilisha faili inayoihitaji.',
      why: 'Ruhusa za folda zilibadilika, mara nyingi baada ya faili kunakiliwa kwa mkono.',
      steps: [
        'Iombe kampuni yako ya hosting irudishe ruhusa za programu. Andika kwa Kiingereza: “Please reset file permissions.”',
        'Jaribu tena kilichoshindwa.',
      ],
    },
    'app-payment-refused': {
      happened: 'Malipo hayakufanyika: programu yako na kampuni ya malipo hazikuelewana.',
      who: 'Wateja wanaotaka kulipa.',
      why: 'Kadi ilikataliwa. Kama ni kadi zote: ufunguo si sahihi, au kampuni ya malipo ina tatizo.',
      steps: [
        'Ingia kwenye kampuni yako ya malipo uone kama malipo mengine yalifanikiwa.',
        'Kama hakuna yaliyofanikiwa, angalia ukurasa wao wa hali. Kisha kagua funguo zako kwenye “Settings”, halafu “API Keys”.',
      ],
      call: 'Usaidizi wa kampuni yako ya malipo; kisha aliyetengeneza programu yako.',
    },
    'app-mail-not-sent': {
      happened: 'Programu yako haikuweza kutuma barua pepe.',
      who: 'Watu wanaosubiri barua pepe: uthibitisho wa malipo, misimbo, nenosiri jipya.',
      why: 'Nenosiri la barua pepe lilibadilishwa, au kampuni ya barua pepe inaizuia programu yako.',
      steps: [
        'Kagua mtumiaji na nenosiri la barua pepe kwenye mipangilio ya programu yako.',
        'Ingia kwenye kampuni yako ya barua pepe uone kama kutuma kumezuiwa.',
      ],
      call: 'Usaidizi wa kampuni yako ya barua pepe.',
    },
    'app-too-many-calls': {
      happened: 'Programu yako iliita huduma ya kampuni nyingine mara nyingi mno, na imeambiwa isubiri.',
      why: 'Wageni wengi kuliko kawaida, programu inayojirudia bila mwisho, au kifurushi kidogo mno.',
      steps: [
        'Subiri kwa saa moja: vikomo hivyo hujifungua vyenyewe.',
        'Ingia kwenye kampuni hiyo uone ni kiasi gani cha kifurushi chako kimetumika.',
      ],
    },
    'app-certificate': {
      happened:
        'Programu yako haiamini huduma nyingine inayozungumza nayo: cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha huko si kizuri.',
      why: 'Kimeisha huko, au orodha ya watoaji wanaoaminika kwenye mashine yako ni ya zamani.',
      steps: ['Angalia ukurasa wa hali wa huduma hiyo.', 'Mwombe aliyeitengeneza afanye sasisho la mashine.'],
    },
    'app-name-not-found': {
      happened: 'Programu yako haiwezi kuipata huduma nyingine kwa jina lake.',
      why: 'Jina limeandikwa visivyo kwenye mipangilio, au mashine haina njia ya kufika intaneti.',
      steps: ['Kagua anwani ya huduma hiyo kwenye mipangilio ya programu yako.', 'Majina mengi yakishindwa, washa upya mashine.'],
    },
    'app-no-answer': {
      happened: 'Programu yako ilisubiri kitu kwa muda mrefu mno, ikaacha.',
      who: 'Wote wanaotumia sehemu hii ya programu yako. Wanasubiri kisha wanaona hitilafu.',
      why: 'Huduma nyingine au hifadhidata inajibu polepole, au kazi moja ni kubwa mno.',
      steps: [
        'Angalia kurasa za hali za huduma ambazo programu yako inazitumia.',
        'Ikiendelea, washa upya programu na umtumie taarifa hii aliyeitengeneza.',
      ],
    },
    'app-other-side-closed': {
      happened: 'Programu yako ilitaka kuzungumza na nyingine, lakini hiyo ilikata au haikujibu.',
      why: 'Programu hiyo nyingine imezimwa au inawashwa upya.',
      steps: [
        'Angalia kama sehemu nyingine za mfumo wako zinafanya kazi, na uwashe iliyozimwa.',
        'Ikiwa ilikuwa dakika moja tu, hakuna zaidi cha kufanya.',
      ],
    },
    'app-sign-in-refused': {
      happened: 'Mtu, au huduma nyingine, hakuruhusiwa kuingia.',
      who: 'Mara nyingi ni mtu mmoja tu. Ikiwa ni wote, hakuna anayeweza kuingia.',
      why: 'Kipindi cha kuingia au ufunguo umeisha, au thamani ya siri ilibadilishwa.',
      steps: [
        'Jaribu kuingia mwenyewe. Ikifaulu, ilikuwa kipindi cha zamani cha mtu mmoja.',
        'Isipofaulu, kagua funguo na thamani za siri kwenye mipangilio ya programu yako.',
      ],
      notice: 'Ikiwa huwezi kuingia, tafadhali toka mara moja kisha uingie tena.',
    },
    'app-unreadable-answer': {
      happened: 'Programu yako ilipata jibu ambalo haikuweza kulisoma.',
      why: 'Huduma nyingine ilituma ukurasa wa hitilafu mahali palipotarajiwa data.',
      steps: ['Angalia ukurasa wa hali wa huduma ambayo programu yako iliiuliza.', 'Mtumie taarifa hii aliyeitengeneza ikitokea tena.'],
    },
    'app-php-fatal': {
      happened: 'Programu yako (iliyoandikwa kwa PHP) ilisimama katikati ya kazi yake.',
      why: 'Plugin, theme au toleo jipya la PHP halilingani na sehemu nyingine.',
      steps: [
        'Ikiwa ulifanya sasisho leo, zima kilichosasishwa au rudi kwenye toleo lililotangulia.',
        'Mtumie taarifa hii aliyeitengeneza: mstari kwenye kumbukumbu unataja faili.',
      ],
    },
    'app-nothing-there': {
      happened: 'Programu yako ilitarajia kitu ambacho hakikuwepo, ikasimamisha kazi hii.',
      why: 'Hitilafu katika programu: sehemu tupu au jibu lisilokuwepo halikutarajiwa.',
      steps: [
        'Andika watu walifanya nini muda mfupi kabla: inasaidia kupata hitilafu.',
        'Mtumie taarifa hii aliyeitengeneza. Ikiwa ilianza leo, rudi kwenye toleo lililotangulia.',
      ],
    },
    'app-unhandled': {
      happened: 'Programu yako ilikutana na hitilafu ambayo haikujiandaa nayo.',
      why: 'Hitilafu katika programu. Ikiwa ilianza leo, angalia kwanza badiliko la mwisho.',
      steps: ['Ikiwa kitu kipya kilianza kutumika leo, rudi kwenye toleo lililotangulia.', 'Mtumie taarifa hii aliyeitengeneza.'],
    },
    'app-something-else': {
      happened: 'Programu yako iliripoti hitilafu.',
      who: 'Hatuwezi kujua tukiwa hapa: labda mtu mmoja, labda wote.',
      why: 'Hitilafu katika programu. Maneno yake yenyewe yako kwenye ujumbe.',
      steps: ['Jaribu sehemu ya programu yako inayotajwa na maneno hayo.', 'Mtumie taarifa hii aliyeitengeneza.'],
    },
  },
};
