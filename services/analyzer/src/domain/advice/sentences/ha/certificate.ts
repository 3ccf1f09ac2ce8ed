/** Data: what is said of security certificates. */
import type { certificate as english } from '../en/certificate.js';
import type { Translated } from '../translated.js';

export const certificate: Translated<typeof english, 'ha'> = {
  'certificate-renewal-stopped': {
    cause: 'Takardar shaidar tsaro ta ƙare: ba ta sabunta kanta ba',
    happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ta ƙare a ranar {day}.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'Ta kyauta ce, kuma ya kamata ta sabunta kanta. Wannan sabuntawar ta tsaya.',
    steps: [
      'Ku buɗe shafin a wayarku. Ya kamata alamar kwaɗo ta dawo.',
      'Ku tambayi dalilin da ya sa sabuntawar ta tsaya. Idan ba a gyara ba, abin zai sake faruwa bayan wata uku.',
    ],
    otherwise: { happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ta ƙare, ba ta aiki kuma.' },
  },
  'certificate-ended-last-night': {
    cause: 'Takardar shaidar tsaro ta ƙare yanzu-yanzu',
    happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ta ƙare yanzu-yanzu, a ranar {day}.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'Tana da ƙayyadadden lokaci, kuma lokacin ya cika. Shafin kansa lafiya lau yake.',
    steps: ['Ku buɗe shafin a wayarku. Ya kamata alamar kwaɗo ta dawo.'],
    otherwise: { happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ta ƙare yanzu-yanzu, ba ta aiki kuma.' },
  },
  'certificate-ended': {
    cause: 'Takardar shaidar tsaro ta ƙare',
    happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ta ƙare a ranar {day}.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'Ba a sabunta ta a kan lokaci ba. Ko ba a sa sabuwar ba.',
    steps: ['Ku buɗe shafin a wayarku. Ya kamata alamar kwaɗo ta dawo.'],
    otherwise: { happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ta ƙare, ba ta aiki kuma.' },
  },
  'certificate-ended-on-one-machine': {
    cause: 'Ɗaya daga cikin na’urorin shafin tana nuna takardar shaidar tsaro da ta ƙare',
    happened:
      '{host} yana kaiwa ga na’urori da yawa. Wadda take a {machine} tana nuna takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) da ta ƙare.',
    who: 'Masu ziyara da suka kai ga wannan na’ura suna ganin babban jan gargaɗi. Sauran ƙila ba su ga komai ba.',
    why: 'An sabunta takardar a wata na’ura kawai. Ko sabar na wannan har yanzu yana riƙe da tsohuwar.',
    steps: [
      'Ku nemi wanda yake kula da na’urar ya sa sabuwar takardar shaidar a {machine} ma, sannan ya sake kunna sabar.',
      'Ku buɗe shafin a wayarku. Ya kamata alamar kwaɗo ta dawo.',
    ],
  },
  'certificate-not-yet-valid': {
    cause: 'Lokacin takardar shaidar tsaro bai fara ba tukuna',
    happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ba ta fara aiki ba tukuna: lokacinta sai nan gaba.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'An sa sabuwa da wuri. Ko agogo ba daidai yake ba lokacin da aka yi ta.',
  },
  'certificate-www': {
    cause: 'Takardar shaidar tsaro ba ta shafi {host} ba',
    happened: 'An yi takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) don {twin}. Ba a yi ta don {host} ba.',
    who: 'Duk masu buɗe {host} suna ganin babban jan gargaɗi.',
    why: 'Ba a saka sunan ba lokacin da aka yi ta.',
    notice: 'Don Allah ku buɗe {twin} a yanzu. Shafi ɗaya ne.',
    steps: ['Ku tabbata an sa alama a gefen {twin} da {host}.'],
  },
  'certificate-other-name': {
    cause: 'Takardar shaidar tsaro ta wani suna ce, ba ta {host} ba',
    happened: 'Sabar yana nuna takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {other}. Ya kamata ya nuna ta {host}.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'An yi ƙaurar shafin, ba a yi sabuwa ba. Ko domain ɗin yana kaiwa ga na’urar wani.',
    steps: ['Idan kun yi ƙaura kwanan nan, ku duba ko {host} yana kaiwa ga sabon sabar.'],
    otherwise: {
      happened: 'Sabar yana nuna takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta wani. Ya kamata ya nuna ta {host}.',
    },
  },
  'certificate-asked-by-address': {
    cause: 'Ana lura da shafin ta adireshinsa na lambobi',
    happened:
      'Takardar shaidar tsaro (fayil ɗin bayan alamar kwaɗo) ta {other} ce. Muna neman {host}, adireshin lambobi, kamar yadda “Gyara sabar” ya nuna.',
    who: 'Masu buɗe {host} suna ganin babban jan gargaɗi. Masu buɗe {other} wataƙila ba sa gani.',
    why: 'Ana yin takardar shaida don suna, amma an shigar da shafin a nan da lambobi.',
    steps: [
      'Ku buɗe {other} a wayarku. Idan shafinku ne, ku shigar da wannan adireshin a “Gyara sabar” a nan.',
      'Idan {other} ba shafinku ba ne, ku saita domain ɗinku a sabar, tare da takardar shaida ta kyauta.',
    ],
  },
  'certificate-of-a-stranger': {
    cause: '{host} yana kaiwa ga sabar da ke nuna takardar shaidar wani shafi',
    happened:
      'Sabar da {host} yake kaiwa yana nuna takardar shaidar tsaro (fayil ɗin bayan alamar kwaɗo) ta {other}. Wannan wani shafi ne.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'Domain ɗin yana kaiwa ga tsohon sabar ko wanda ba daidai ba, da wani yake amfani da shi. Ko ba a saita shafinku a wannan sabar ba.',
    steps: ['Ku duba ko rikodin “A” na {host} yana nuna adireshin sabarku.'],
  },
  'certificate-of-the-machine': {
    cause: 'Takardar shaidar ta sabar ce, ba ta {host} ba',
    happened:
      'Sabar yana nuna takardar shaidar tsaro (fayil ɗin bayan alamar kwaɗo) ta {other}, sunan na’urar ko kamfaninta. Babu ta {host}.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'Ba a yi wa {host} takardar shaida a wannan sabar ba. Ko ba a taɓa ƙara domain ɗin a asusun ba.',
    steps: ['A allon hosting ɗinku, ku buɗe jerin domain. Idan {host} ba ya ciki, ku ƙara shi.'],
  },
  'certificate-self-signed': {
    cause: 'Sabar shi kaɗai ne yake ba kansa shaida',
    happened:
      'Sabar ya yi wa kansa takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo). Burauza ba ta amince da irin wannan fayil ba.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'Ainihin takardar ta ɓace, yawanci yayin ƙaura ko sabuntawa. Na’urar ta koma amfani da tata.',
    steps: [
      'Takardar shaida ta kyauta daga sanannen kamfani (“Let’s Encrypt”) ta isa. Ku buɗe shafin a wayarku: ya kamata alamar kwaɗo ta dawo.',
    ],
  },
  'certificate-not-trusted': {
    cause: 'Burauza ba ta amince da takardar shaidar tsaro ba',
    happened:
      'Burauza ba ta amince da takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} ba. Ba ta san wanda ya yi ta ba.',
    who: 'Duk masu ziyara suna ganin babban jan gargaɗi maimakon shafinku. Yawancinsu suna barin shafin.',
    why: 'An sa ta gwaji, ko ta wani mai bayarwa da burauza ta daina amincewa da shi.',
    steps: [
      'Ku buɗe shafin a wayarku. Ya kamata alamar kwaɗo ta dawo.',
      'A cikin Cloudflare, ku buɗe “DNS”, “Records”. Ku danna gajimare mai launin toka-toka a gefen layin {host} har ya zama lemu.',
    ],
    otherwise: { why: 'An yi ta domin Cloudflare kaɗai. Yanzu masu ziyara suna zuwa sabar ba tare da sun bi ta Cloudflare ba.' },
  },
  'certificate-incomplete': {
    cause: 'Wani ɓangare na takardar shaidar tsaro ba ya nan',
    happened: 'Takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) ta {host} daidai take, amma wani ɓangarenta ba ya nan.',
    who: 'Wayoyi da yawa, da manhajojin da ke magana da shafinku, suna nuna gargaɗi. Wasu kwamfutoci ba sa nunawa.',
    why: 'An sa fayil na farko kawai. Ba a sa na biyu na mai bayarwa ba, wato “CA bundle”.',
    steps: [
      'A cikin cPanel, ku buɗe “SSL/TLS”, “Manage SSL sites”, ku zaɓi domain ɗinku. Ku danna “Autofill by Domain”: yana ƙara ɓangaren da ba ya nan. Sannan “Install Certificate”.',
      'Ku buɗe shafin a wayarku. Ya kamata alamar kwaɗo ta dawo.',
    ],
  },
  'secure-talk-too-old': {
    cause: 'Ba a shirya ɓangaren shafin mai tsaro ba, ko ya tsufa',
    happened: 'Ƙofa mai tsaro (port 443) tana amsawa, amma ba ta magana da harshen tsaro (ana kiransa TLS).',
    who: 'Kusan kowa: burauza tana fara buɗe ɓangaren mai tsaro.',
    why: 'Ba a taɓa sa takardar shaidar tsaro (fayil ɗin da ke bayan alamar kwaɗo) a wurin ba, ko sabar ya tsufa.',
  },
  'secure-talk-failed': {
    cause: 'Haɗi mai tsaro yana yankewa',
    happened: 'Sabar yana amsawa, amma haɗi mai tsaro (mai alamar kwaɗo) yana yankewa tun farko.',
    who: 'Duk masu ziyartar shafin.',
    why: 'Sabar ba shi da takardar shaidar tsaro don wannan suna. Ko saitunansa na tsaro sun ɓaci.',
  },
  'secure-talk-cut': {
    cause: 'Sabar yana yanke haɗi kafin ya zama mai tsaro',
    happened: 'Sabar yana ɗauka, sai ya yanke haɗi kafin haɗi mai tsaro (mai alamar kwaɗo) ya fara.',
    who: 'Duk masu ziyara, gwargwadon abin da muka gani.',
    why: 'Firewall (mai gadin ƙofa) ko kariya daga hari tana yanke kira. Ko manhajar shafin tana tsayawa a kowane kira.',
    steps: ['Ku gwada shafin a wayarku ba tare da Wi-Fi ba. Idan ya buɗe, wasu hanyoyin sadarwa ne kawai aka tare.'],
  },
  'secure-talk-silent': {
    cause: 'Sabar yana yin shiru kafin haɗi mai tsaro',
    happened: 'Sabar yana ɗauka, sai ya yi shiru kafin haɗi mai tsaro (mai alamar kwaɗo) ya fara.',
    who: 'Duk masu ziyara, gwargwadon abin da muka gani.',
    why: 'Aiki ya yi wa na’urar yawa. Ko firewall (mai gadin ƙofa) yana yanke kira.',
    steps: ['Ku gwada shafin a wayarku ba tare da Wi-Fi ba. Idan ya buɗe, wasu hanyoyin sadarwa ne kawai aka tare.'],
  },
};
