import type { Language } from '@nowahala/kernel';

/** Data: the words by which an answer of the AI is judged, beside the English ones. Each sees the text as `plain` writes it. */
interface LanguagePatterns {
  /** In the order of the English ones: a kind of cause that has no words of its own is spoken of in English. */
  causes: Partial<Record<CauseKind, RegExp>>;
  promise: RegExp;
  promiseOfTime: RegExp;
  willBe: RegExp;
  secret: RegExp;
}

/** What each kind of cause is spoken of with. Who speaks of one that the catalogue does not speak of names another cause. */
export const englishCauses = {
  certificate: /certificate|padlock/,
  domain: /\bdomain\b[^.]*\b(?:ended|expired|expires|renew)|\brenew\b[^.]*\bdomain|\bdomain name (?:is|was) (?:gone|lost|sold)/,
  nameServers: /name servers?|address book|\bzone\b/,
  disk: /\bdisk\b|\bstorage\b|out of space|no space|space left/,
  memory: /\bmemory\b|\bram\b/,
  database: /\bdatabases?\b|\bmysql\b|\bpostgres\w*|store of/,
  unpaid: /\bunpaid\b|\binvoices?\b|\bbills?\b|\bsuspend\w*|\bpayments?\b/,
  attack: /\bhack\w*|\battack\w*|\bvirus\w*|\bmalware\b|\bstolen\b|\bbreach\w*/,
  firewall: /\bfirewalls?\b|guard at the door/,
  plugin: /\bplugins?\b|\bthemes?\b|add-ons?\b/,
  visitors: /\bbandwidth\b|\btraffic\b|too many visitors|more visitors/,
  power: /\bpower (?:cut|failure|outage)|\belectricity\b|\bgenerator\b|\bcable\b/,
  cloudflare: /\bcloudflare\b/,
  redirect: /\bredirect\w*|sent in circles|\bloop\b/,
  maintenance: /\bmaintenance\b/,
};
export type CauseKind = keyof typeof englishCauses;

/** Small letters without tones, dots, hooks and accents, so that a letter that a model leaves bare is the same word. */
export const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ɓ', 'b')
    .replaceAll('ɗ', 'd')
    .replaceAll('ƙ', 'k')
    .replaceAll('ƴ', 'y')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[’ʼ']/g, ' ');

const NUMBERS_FR = '\\d+|une?|deux|trois|cinq|dix|quinze|trente';

export const languagePatterns: Record<Exclude<Language, 'en'>, LanguagePatterns> = {
  pcm: {
    causes: {
      domain: /\bdomain\b[^.]*\b(?:end|expire|finish)\b|\bdomain name don (?:go|lost)/,
      unpaid: /\b(?:neva|no) pay\b|\bowe\b|\bpayment\b/,
      attack: /\bthie(?:f|ve)\b|\btief\b/,
      visitors: /\b(?:plenty|too many|more) (?:people|visitors)\b/,
      power: /\bnepa\b|\blight (?:don )?go\b|\bno light\b/,
      disk: /\bspace\b/,
    },
    promise:
      /\bguarantee|\bwe promise|\brefund|\bdiscount|\bno (?:go )?(?:ever )?happen again|100 ?%|\byour (?:orders?|money|data) (?:dey )?safe/,
    promiseOfTime:
      /\b(?:within|in|by|before)\s+(?:di next\s+|about\s+|a few\s+|one\s+)?(?:\d+|one|two|three|five|ten|fifteen|thirty|hour|minutes?|hours?|noon|tonight|tomorrow|today|morning|evening|monday)\b/,
    willBe: /\bgo (?:don )?(?:come back|dey back|be back|dey ready|work again|open again)\b/,
    secret: /\bpasswords?\b|\bpasscode|\bpin\b|\botp\b|\bcvv\b|\bcard number|\bbank details/,
  },
  fr: {
    causes: {
      certificate: /certificat|cadenas/,
      domain: /\bdomaine\b[^.]*(?:expir|renouvel|perdu|vendu|retir|pris fin)|(?:expir|renouvel)[^.]*\bdomaine/,
      nameServers: /serveurs? de noms?|carnet d adresses/,
      disk: /\bdisques?\b|\bstockage\b|plus (?:assez )?(?:d espace|de place)|espace (?:libre|disque)/,
      memory: /\bmemoire\b/,
      database: /\bbases? de donnees\b|\b(?:sa|la|de) base\b/,
      unpaid: /\bimpaye|\bfactur|\bsuspend|\bpaiements?\b|\bpaye(?:e|s|es)?\b/,
      attack: /\bpirat|\battaqu|virus\b|\bmalveillan|\bvol(?:e|ee|es|ees)\b|\bintrus/,
      firewall: /\bpare-feu\b|\bgardien\b/,
      plugin: /\bextensions?\b|\bthemes?\b|\bmodules?\b/,
      visitors: /\bbande passante\b|\btrafic\b|\b(?:trop|plus|afflux|beaucoup) de visit/,
      power: /\belectri|\bcoupure|\bpanne de courant|\bgroupe electrogene/,
      redirect: /\bredirection|\bredirig|\btourne en rond|\bboucle\b/,
    },
    promise:
      /\bgaranti|\bpromett|\bpromis|\bpromesse|\brembours|\bdedommag|\bremise\b|\breductions?\b|\bmois (?:gratuit|offert)|\bplus jamais\b|100 ?%|\baucune donnee|\bvos (?:commandes|donnees)[^.]*(?:en securite|sauf|sauves)/,
    promiseOfTime: new RegExp(
      `\\b(?:dans|d ici|sous|avant)\\s+(?:(?:l|la|les|environ|moins d|quelques)\\s+)*(?:${NUMBERS_FR}|heures?|minutes?|midi|ce soir|demain|aujourd|matin|soir|lundi)\\b`,
    ),
    willBe:
      /\b(?:sera|seront) (?:(?:de|a) nouveau )?(?:de retour|en ligne|repar|retabl|pret|disponible|accessible)|\breviendra\b|\bva revenir\b/,
    secret: /\bmots? de passe\b|\bcode (?:pin|secret)|\bnumero de carte|\bcoordonnees bancaires|\bcryptogramme/,
  },
  ha: {
    causes: {
      certificate: /\bshaidar tsaro|\btakardar shaida|\bkwado\b|\bsatifike/,
      domain: /\bdomain\b[^.]*(?:\bkare\b|\bsabunta|\bwa adi)|\bsabunta[^.]*\bdomain\b/,
      nameServers: /\blittafin adireshi/,
      disk: /\bwurin ajiya|\bma ajiya|\bsarari\b/,
      memory: /\bkwakwalwa/,
      database: /\brumbu/,
      unpaid: /\bba a biya\b|\bsai an biya\b|\bbiyan kudi|\btakardar kudi|\bkudin da\b|\bdakatar da\b|\ban dakatar|\bbashi\b/,
      attack: /\bhari\b|\bhare-hare|\bkutse|\bsata\b|\bsatar\b|\bsace\b|\bdan damfara|\byan damfara/,
      firewall: /\bgadin kofa/,
      plugin: /\bzane\b|\bkari\b/,
      visitors:
        /\bziyara (?:da|masu) yawa|\bziyara\b[^.]*\bsun (?:fi|yi)|\bziyara fiye|\bkar(?:in|bar) masu ziyara|\badadin ziyara|\byawan masu ziyara|\bcunkoso/,
      power: /\blantarki|\bdauke wuta|\bdaukewar wuta|\bjanareta|\bnepa\b/,
      redirect: /\bturawa|\btura (?:mu|su|masu)\b|\bmaimaita aiki/,
      maintenance: /\b(?:yanayin|aikin|shafin|ana) gyara|\bgyaran kamfani/,
    },
    promise:
      /\balkawari|\bgaranti|\btabbacin\b|\bmayar (?:muku |wa )?da kudi|\bdiyya\b|\brangwame|\bba (?:zai|za ta) sake faruwa|100 ?%|\b(?:oda|bayanan|kudin)ku[^.]*\blafiya/,
    promiseOfTime: /\b(?:cikin|nan da|kafin|zuwa|bayan)\s+(?:awa|awoyi|minti|mintuna|kwana|gobe|yau|safe|safiya|yamma|dare|karfe|\d+)\b/,
    willBe: /\b(?:zai|za ta|za su) (?:dawo|gyaru|bude)|\bza a gyara\b/,
    secret: /\bkalm(?:ar|omin) sirri|\blambar sirri|\bpin\b|\botp\b|\blambar kati|\basusun banki/,
  },
  yo: {
    causes: {
      certificate: /\biwe eri\b|\bagadagodo/,
      domain: /\bdomain\b[^.]*(?:\bpari\b|\botun\b)|\botun\b[^.]*\bdomain\b/,
      nameServers: /\biwe adiresi/,
      disk: /\b(?:aye|ibi) ipamo|\bni aye mo\b/,
      memory: /\biranti\b/,
      database: /\bibi ipamo data/,
      unpaid: /\bisanwo|\bsanwo|\biwe owo|\bowo\b|\bgbese|\bda\b[^.]{0,40}\bduro\b/,
      attack: /\bikolu|\bota\b|\bkolu\b|\bole\b|\bjale\b|\bjija\b/,
      firewall: /\beso enu ona/,
      plugin: /\bextension|\bafikun\b/,
      visitors: /\balejo\b[^.]*\bpo\b|\bgba alejo|\balejo ya wole|\bdata fifiranse|\bopo (?:awon )?alejo|\bero alejo/,
      power: /\bmonamona|\bina (?:oba|elekitiriki|ijoba)|\bina (?:ti )?lo\b|\bjenereto|\bnepa\b/,
      redirect: /\bidari\b|\bdari (?:gbogbo |awon )*(?:alejo|wa)\b|\bsiwa-seyin|\bleralera\b/,
      maintenance: /\bise atunse\b/,
    },
    promise:
      /\bileri\b|\bdaniloju\b|\bowo (?:yin )?pada\b|\bedinwo\b|\bko ni (?:tun )?sele mo|100 ?%|\b(?:data|owo|ibere) yin[^.]*(?:ailewu|lailewu)/,
    promiseOfTime: /\b(?:laarin|ki|ni|titi|saaju)\s+(?:nnkan )?(?:bii )?(?:wakati|iseju|ola|oni|irole|aaro|ale|agogo|\d+)\b/,
    willBe: /\b(?:maa|yoo)\s+(?:ti )?(?:pada|sise|si pada|ti setan)\b/,
    secret: /\boro asina|\boro igbaniwole|\bnomba asiri|\bpin\b|\botp\b|\bnomba kaadi/,
  },
  sw: {
    causes: {
      certificate: /\bcheti\b|\bvyeti\b|\bkufuli/,
      domain: /\bdomain\b[^.]*(?:meisha\b|liisha\b|taisha\b|kuisha\b|huish|kwisha\b|\bkwisha)|huish[^.]*\bdomain\b/,
      nameServers: /\bvitabu vya anwani|\bkitabu cha(?:ko cha)? anwani/,
      disk: /\bdiski\b|\bnafasi (?:ya (?:kuhifadhi|diski)|iliyobaki)|\bhifadhi (?:ya|yake|imejaa)\b/,
      memory: /\bmemori\b/,
      database: /\bhifadhidata|\bghala la data/,
      unpaid: /\bmalipo|\bankara|\bbili\b|simamish|\bdeni\b|\bhaija?lip|\bhaikulip/,
      attack: /shambul|\bvirusi|dukuzi|dukuliwa|\bwizi\b|ibiwa\b/,
      firewall: /\bmlinzi wa mlango|\bukuta wa moto/,
      plugin: /\b[kv]iendelezi|\bprogramu.jalizi/,
      visitors: /\bwageni\b[^.]*\b(?:wengi|zaidi)|\bwimbi la wageni|\bdata ya mwezi|\bmsongamano/,
      power: /\bumeme\b|\bjenereta/,
      redirect: /\buelekez|elekezo\b|elekezwa|(?:wa|tu)elekeza|zunguk|jirudia|rushiana/,
      maintenance: /\bmatengenezo/,
    },
    promise:
      /\bahadi\b|\btunaahidi|\btunahakikish|\btunakuhakikish|\bdhamana|\brejesh\w* pesa|\brudish\w* pesa|\bfidia|\bpunguzo|\bhaitatokea tena|100 ?%|\basilimia mia|\b(?:data|pesa|oda|maagizo) (?:yako|zako|yenu)[^.]*\bsalama/,
    promiseOfTime:
      /\b(?:ndani ya|baada ya|kabla ya|kufikia|ifikapo|katika)\s+(?:saa|dakika|siku|leo|usiku|asubuhi|jioni|mchana|\d+)\b|\bkesho\b/,
    willBe: /\b(?:i|zi|ya|li|u)ta(?:patikana|funguka|rudi|rejea|tengenezwa|rekebishwa|kuwa (?:tayari|sawa))/,
    secret: /\bnenosiri|\bneno la siri|\bnywila|\bnamba ya siri|\bpin\b|\botp\b|\bnamba ya kadi/,
  },
};
