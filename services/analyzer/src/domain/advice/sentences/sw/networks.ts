/** Data: what is said of load balancers and networks in front of a website. */
import type { networks as english } from '../en/networks.js';
import type { Translated } from '../translated.js';

export const networks: Translated<typeof english, 'sw'> = {
  'cloudflare-1000': {
    cause: 'Domain inairudisha Cloudflare kwake yenyewe',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inaambiwa iitafute ndani ya Cloudflare yenyewe.',
    why: 'Rekodi ya “A” kwenye Cloudflare ina anwani ya Cloudflare badala ya anwani ya seva yako.',
    steps: ['Kwenye Cloudflare, fungua “DNS”, kisha “Records”, na uweke anwani ya seva yako kwenye rekodi ya “A”.'],
  },
  'cloudflare-1001': {
    cause: 'Cloudflare haioni jina hili',
    happened: 'Cloudflare iko mbele ya tovuti yako na haioni jina {host} kwenye kitabu chake.',
    why: 'Rekodi haipo au inaelekeza kwenye jina ambalo halipo. Domain mpya inaweza kuchukua siku moja.',
    steps: ['Kwenye Cloudflare, fungua “DNS”, kisha “Records”, na ukague rekodi ya {host}.'],
  },
  'cloudflare-1003': {
    cause: 'Tovuti iliulizwa kwa namba yake',
    happened: 'Cloudflare iliulizwa namba (anwani ya IP) badala ya jina la tovuti yako.',
    who: 'Wale tu wanaofungua namba hiyo. Jina linaweza kuwa zima.',
    why: 'Anwani iliyo kwenye “Hariri seva” hapa ina namba ya Cloudflare.',
    steps: ['Weka jina la tovuti yako kwenye “Hariri seva” hapa, si namba yake.'],
  },
  'cloudflare-1006': {
    cause: 'Cloudflare inaikataa ziara yetu',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, ina kanuni inayokataa anwani yetu.',
    who: 'Labda ni ukaguzi kama wetu tu, labda baadhi ya wageni pia.',
    why: 'Kanuni yako moja inazuia anwani, au shambulio liliifanya Cloudflare iwe kali.',
    steps: ['Kwenye Cloudflare, fungua “Security”, kisha “Security rules”, “Tools”, na uondoe kizuizi.'],
  },
  'cloudflare-1009': {
    cause: 'Cloudflare inakataa nchi nzima',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inakataa ziara kutoka nchi tuliyokagua tukiwa.',
    who: 'Wageni kutoka nchi hiyo. Wageni wa nchi yako wanaweza kuwa sawa.',
    why: 'Kanuni yako moja inazuia nchi.',
    steps: ['Kwenye Cloudflare, fungua “Security”, kisha “Security rules”, uone ni nchi gani zimezuiwa.'],
  },
  'cloudflare-1010': {
    cause: 'Cloudflare inaudhania ukaguzi wetu kuwa roboti',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inaukataa ukaguzi wetu kwa sababu si kivinjari.',
    who: 'Ukaguzi kama wetu. Wageni wako huenda hawana shida.',
    why: '“Browser Integrity Check” imewashwa.',
    steps: ['Kwenye Cloudflare, fungua “Security”, kisha “Settings”, na uzime “Browser Integrity Check” kwa ukaguzi wetu.'],
  },
  'cloudflare-1012': {
    cause: 'Cloudflare inakataa ziara kwa sababu ya dalili ya virusi',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inaikataa ziara na kutaja shughuli hatari.',
    who: 'Labda ni baadhi ya wageni tu. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Kanuni yako moja inazuia, au programu kwenye mtandao wa mgeni inaonekana hatari.',
    steps: ['Kwenye Cloudflare, fungua “Security”, kisha “Events”, uone ilikuwa kanuni gani.'],
  },
  'cloudflare-1013': {
    cause: 'Jina lililoulizwa na jina la salamu salama ni tofauti',
    happened: 'Cloudflare inaikataa ziara: inasalimiwa kwa jina moja na kuulizwa lingine.',
    who: 'Wote wanaopita njia hii.',
    why: 'Uelekezaji au msaidizi wa katikati anachanganya majina mawili.',
  },
  'cloudflare-1014': {
    cause: 'Domain inaelekeza kwenye akaunti ya Cloudflare ya mtu mwingine',
    happened: 'Jina {host} linaelekeza kwenye tovuti iliyo katika akaunti nyingine ya Cloudflare, na Cloudflare inakataa hilo.',
    why: 'Rekodi ya “CNAME” inalenga domain ya akaunti nyingine, mara nyingi baada ya kuhamia huduma ya kutengeneza tovuti.',
    steps: ['Kwenye Cloudflare, fungua “DNS”, “Records”. Bonyeza wingu la rangi ya chungwa kando ya rekodi ya {host} hadi liwe la kijivu.'],
  },
  'cloudflare-1015': {
    cause: 'Cloudflare inapunguza kasi ya ziara',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inasema kwamba ziara nyingi mno zilitoka mahali pamoja.',
    who: 'Wanaotembelea mara nyingi au wanaotumia anwani moja, kama ofisi.',
    why: 'Kanuni yako ya “rate limiting” ni kali mno, au roboti wanakuja.',
    steps: ['Kwenye Cloudflare, fungua “Security”, “Security rules”, kisha “Rate limiting rules”, na uongeze kikomo.'],
  },
  'cloudflare-1016': {
    cause: 'Cloudflare haioni jina la seva yako',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, inatafuta seva yako chini ya jina lisiloelekeza popote.',
    why: 'Jina lililo kwenye rekodi ya “CNAME” lilifutwa: programu iliyohamishwa, domain iliyoisha, au tunnel iliyosimamishwa.',
    steps: [
      'Kwenye Cloudflare, fungua “DNS”, kisha “Records”, na urekebishe lengo la {host}.',
      'Ukitumia tunnel: fungua “Zero Trust”, “Networks”, kisha “Tunnels”. Lazima isome “Healthy”.',
    ],
  },
  'cloudflare-1018': {
    cause: 'Cloudflare bado haiijui tovuti hii',
    happened: 'Cloudflare iko mbele ya tovuti yako na haiioni kwenye kitabu chake.',
    why: 'Domain iliongezwa au kubadilishwa muda mfupi uliopita, au ilitoka kwenye akaunti ya Cloudflare.',
    steps: ['Subiri dakika kumi. Kisha ingia kwenye Cloudflare uone kwamba {domain} inasema “Active”.'],
  },
  'cloudflare-1019': {
    cause: 'Programu ndogo kwenye Cloudflare inajiita yenyewe',
    happened: 'Programu yako ndogo kwenye Cloudflare (“Worker”) inawazungusha wageni kwenye duara.',
    why: 'Toleo la mwisho la programu hiyo ndogo linaleta anwani yake lenyewe.',
    steps: [
      'Kwenye Cloudflare, fungua “Workers & Pages”, programu yako, “Deployments”, na ubonyeze “Rollback” kwenye toleo lililotangulia.',
    ],
  },
  'cloudflare-1020': {
    cause: 'Kanuni ya Cloudflare inakataa ziara',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, ina kanuni inayoikataa ziara yetu.',
    who: 'Labda ni ukaguzi kama wetu tu, labda baadhi ya wageni pia.',
    why: 'Kanuni yako moja ya firewall (mlinzi wa mlangoni) ni kali mno.',
    steps: ['Kwenye Cloudflare, fungua “Security”, kisha “Events”, tafuta ziara hiyo, na ubadilishe kanuni inayotajwa hapo.'],
  },
  'cloudflare-1027': {
    cause: 'Programu ndogo za bure za Cloudflare zimeisha kwa leo',
    happened: 'Programu yako ndogo kwenye Cloudflare (“Worker”) imetumia ziara zake zote za bure za leo.',
    who: 'Kila mtu, hadi usiku wa manane UTC.',
    why: 'Ziara zaidi ya 100,000 leo: mafanikio, au roboti.',
    steps: ['Kwenye Cloudflare, fungua “Workers & Pages”, kisha “Plans”, na uchague kifurushi cha kulipia.'],
  },
  'cloudflare-1033': {
    cause: 'Tunnel kutoka Cloudflare hadi seva yako haipatikani',
    happened: 'Cloudflare inapatikana. Tunnel kutoka kwake hadi seva yako haipatikani.',
    why: 'Programu “cloudflared” kwenye seva yako ilisimama, au seva imezimwa.',
    steps: [
      'Kwenye seva yako, anzisha “cloudflared” tena. Kwenye Cloudflare, “Zero Trust”, “Networks”, “Tunnels”, lazima isome “Healthy”.',
    ],
  },
  'cloudflare-1034': {
    cause: 'Domain inaelekeza kwenye anwani ya Cloudflare iliyofungwa',
    happened: 'Jina {host} linaelekeza kwenye anwani ya Cloudflare ambayo haiwezi kutumika kwa ajili yake.',
    why: 'Rekodi ya “A” ya zamani ina anwani ambayo Cloudflare imeifunga.',
    steps: ['Kwenye Cloudflare, fungua “DNS”, kisha “Records”, na uweke anwani ya seva yako kwenye rekodi ya “A”.'],
  },
  'cloudflare-1101': {
    cause: 'Programu ndogo kwenye Cloudflare ilisimama ghafla',
    happened: 'Programu yako ndogo kwenye Cloudflare (“Worker”) ilisimama ghafla ilipokuwa ikitengeneza ukurasa.',
    why: 'Toleo la mwisho lina hitilafu, au huduma inayoiuliza haipo.',
    steps: [
      'Kwenye Cloudflare, fungua “Workers & Pages”, programu yako, “Deployments”, na ubonyeze “Rollback” kwenye toleo lililotangulia.',
      'Hapo, fungua “Logs” na umpe aliyeitengeneza mistari ya mwisho myekundu.',
    ],
  },
  'cloudflare-1102': {
    cause: 'Programu ndogo kwenye Cloudflare inafanya kazi nyingi mno',
    happened: 'Programu yako ndogo kwenye Cloudflare (“Worker”) ilitumia muda wa kompyuta zaidi ya kifurushi chake kinavyoruhusu.',
    why: 'Toleo la mwisho linafanya mambo mengi mno, au kifurushi cha bure ni kidogo mno.',
    steps: [
      'Kwenye Cloudflare, fungua “Workers & Pages”, programu yako, na ubonyeze “Rollback” kwenye toleo lililotangulia.',
      'Au fungua “Plans” hapo na uchague kifurushi cha kulipia.',
    ],
  },
  'cloudflare-1200': {
    cause: 'Cloudflare ina ziara nyingi mno zinazoisubiri seva yako',
    happened: 'Cloudflare, iliyo mbele ya tovuti yako, ina foleni ndefu ya ziara ambazo seva yako haizijibu.',
    why: 'Seva yako inajibu polepole mno kwa idadi ya wageni.',
    steps: ['Kwenye Cloudflare, fungua “Caching”, kisha “Configuration”, na uiruhusu itunze kurasa kwa muda mrefu zaidi.'],
  },
  'aws-balancer-no-machine': {
    cause: 'Mapokezi ya Amazon hayana mashine ya kuwapelekea wageni',
    happened: 'Mapokezi ya Amazon (load balancer) yanafanya kazi. Hayana mashine nyuma yake kwa ajili ya tovuti yako.',
    why: 'Hakuna mashine iliyosajiliwa, au zote zimezimwa, au ziliondolewa na badiliko la mwisho.',
    steps: [
      'Kwenye AWS, fungua “EC2”, “Target Groups”, kundi lako, kisha “Targets”. Ongeza mashine na uiwashe, au angalia kwa nini si “healthy”.',
    ],
  },
  'aws-balancer-bad-answer': {
    cause: 'Programu iliyo nyuma ya mapokezi ya Amazon ilisimama ghafla',
    happened: 'Mapokezi ya Amazon (load balancer) yanafanya kazi. Programu iliyo nyuma yake inakata au inajibu visivyoeleweka.',
    why: 'Programu ilisimama ghafla au inawashwa upya, mara nyingi ikiwa na toleo jipya.',
    steps: ['Kwenye AWS, fungua “EC2”, “Target Groups”, kundi lako, kisha “Targets”, na usome “Health status details”.'],
  },
  'aws-balancer-too-slow': {
    cause: 'Programu iliyo nyuma ya mapokezi ya Amazon inachukua muda mrefu mno',
    happened: 'Mapokezi ya Amazon (load balancer) yaliisubiri programu yako dakika nzima, yakaacha.',
    why: 'Programu imekwama. Au firewall (“security group”, mlinzi wa mlangoni) imefungwa.',
    steps: ['Kwenye AWS, fungua “EC2”, “Security Groups”: mapokezi lazima yaruhusiwe kuingia kwenye mashine yako.'],
  },
  'aws-api-not-found': {
    cause: 'Mapokezi ya API ya Amazon hayaijui anwani hii',
    happened: 'Mapokezi ya programu ya Amazon (“API Gateway”) yanafanya kazi, lakini hayaelekezi anwani hii popote.',
    who: 'Kila mtu anayetumia anwani hii.',
    why: 'Njia si sahihi, toleo la mwisho halikuchapishwa, au ufunguo unahitajika.',
    steps: [
      'Kwenye AWS, fungua “API Gateway”, API yako, na ubonyeze “Deploy API”. Linganisha njia na ile iliyo kwenye “Hariri seva” hapa.',
    ],
  },
  'aws-function-failed': {
    cause: 'Programu iliyo nyuma ya mapokezi ya API ya Amazon ilisimama ghafla',
    happened:
      'Mapokezi ya programu ya Amazon (“API Gateway”) yanafanya kazi. Programu iliyo nyuma yake (Lambda) ilisimama ghafla au ilijibu polepole mno.',
    why: 'Hitilafu katika toleo la mwisho, au mpangilio au ruhusa inayokosekana.',
    steps: [
      'Kwenye AWS, fungua “Lambda”, programu yako, “Monitor”, kisha “View CloudWatch logs”. Mistari ya mwisho myekundu inataja chanzo.',
    ],
  },
  'cloudfront-no-server': {
    cause: 'Amazon CloudFront haifiki kwenye seva yako',
    happened: 'Amazon CloudFront, iliyo mbele ya tovuti yako, inapatikana. Haifiki kwenye seva yako iliyo nyuma yake.',
    why: 'Seva yako imezimwa, cheti chake cha usalama (faili iliyo nyuma ya alama ya kufuli) hakilingani, au mlango wake umefungwa.',
    steps: ['Kwenye AWS, fungua “CloudFront”, ingizo lako, “Origins”, na ulinganishe jina na itifaki na seva yako.'],
  },
  'cloudfront-name-unknown': {
    cause: 'Amazon CloudFront hailijui jina hili',
    happened: 'Amazon CloudFront, iliyo mbele ya tovuti yako, hailijui jina {host}.',
    why: 'Jina halipo kwenye orodha ya “Alternate domain names”, mara nyingi baada ya domain mpya au kuhama.',
    steps: ['Kwenye AWS, fungua “CloudFront”, ingizo lako, “General”, “Edit”, na uongeze {host} kwenye “Alternate domain names”.'],
  },
  'cloudfront-refused': {
    cause: 'Ulinzi wa Amazon unakataa ziara',
    happened: 'Amazon CloudFront, iliyo mbele ya tovuti yako, ina kanuni inayoikataa ziara yetu.',
    who: 'Labda ni ukaguzi kama wetu tu, labda baadhi ya wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Kanuni ya ulinzi (“WAF”) au kizuizi cha nchi.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.',
      'Kwenye AWS, fungua “WAF & Shield”, ACL yako ya tovuti, “Sampled requests”, uone ilikuwa kanuni gani.',
    ],
  },
  's3-bucket-missing': {
    cause: 'Hifadhi ya tovuti (Amazon S3) haipo',
    happened: 'Mahali faili za tovuti yako zilipo (“bucket” ya Amazon S3) hapapo tena.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Ilifutwa au kupewa jina jipya. Mtu mwingine sasa anaweza kulichukua jina hili.',
    steps: ['Kwenye AWS, fungua “S3” na utengeneze tena hifadhi yenye jina lilelile leo, kisha pakia tovuti.'],
  },
  's3-not-public': {
    cause: 'Faili za tovuti haziruhusiwi kusomwa',
    happened: 'Mahali faili za tovuti yako zilipo (Amazon S3) hapawaruhusu wageni kuzisoma.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Ruhusa zilibadilishwa, au ukurasa wa mwanzo haupo: yote mawili yanafanana ukiwa nje.',
    steps: [
      'Kwenye AWS, fungua “S3”, hifadhi yako, “Permissions”, na ukague “Block public access” na “Bucket policy”.',
      'Hakikisha kwamba “index.html” iko kwenye hifadhi hiyo.',
    ],
  },
  's3-file-missing': {
    cause: 'Faili ya tovuti haipo kwenye hifadhi yake',
    happened: 'Mahali faili za tovuti yako zilipo (Amazon S3) hapana faili kwenye anwani hii.',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Upakiaji wa mwisho haukukamilika, au ukurasa wa mwanzo una jina lingine.',
    steps: ['Kwenye AWS, fungua “S3”, hifadhi yako, na utafute “index.html”. Pakia tovuti tena ikiwa haipo.'],
  },
  's3-website-off': {
    cause: 'Hifadhi ya tovuti haijawekwa ionyeshe tovuti',
    happened: 'Mahali faili za tovuti yako zilipo (“bucket” ya Amazon S3) hapajawashwa kuonyesha tovuti.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Hifadhi ni mpya au ilitengenezwa upya, na mpangilio huu ulisahaulika.',
    steps: [
      'Kwenye AWS, fungua “S3”, hifadhi yako, “Properties”, kisha “Static website hosting”. Iwashe, “index.html” ikiwa ukurasa wa mwanzo.',
    ],
  },
  'google-balancer-error': {
    cause: 'Mapokezi ya Google hayapati jibu kutoka kwa programu yako',
    happened: 'Mapokezi ya Google (load balancer) yanafanya kazi. Programu iliyo nyuma yake haitoi jibu zuri.',
    why: 'Programu ilisimama ghafla au inajibu polepole mno, au inashindwa ukaguzi wake wa uzima.',
    steps: ['Kwenye Google Cloud, fungua “Network services”, “Load balancing”, mapokezi yako, uone ni mashine gani si “Healthy”.'],
  },
  'cloud-run-private': {
    cause: 'Programu kwenye Google Cloud haiko wazi kwa kila mtu',
    happened: 'Google inasema wageni hawana ruhusa ya kufungua programu hii.',
    who: 'Kila mtu anayefungua tovuti.',
    why: 'Tangu badiliko la mwisho programu inamtaka kila mgeni aingie kwa akaunti.',
    steps: ['Kwenye Google Cloud, fungua “Cloud Run”, huduma yako, “Security”, na uchague “Allow unauthenticated invocations”.'],
  },
  'google-over-quota': {
    cause: 'Kikomo cha bure kwenye Google Cloud kimetumika chote',
    happened: 'Google inasema programu yako imetumia yote inayoruhusiwa kwa siku.',
    who: 'Kila mtu, hadi kesho au hadi utakapolipa.',
    why: 'Wageni wengi kuliko kawaida, au roboti.',
    steps: ['Kwenye Google Cloud, fungua “Billing” uone kama imewashwa. Kisha fungua “App Engine”, “Quotas”.'],
  },
  'azure-storage-no-page': {
    cause: 'Hifadhi ya Azure haina ukurasa wa mwanzo',
    happened: 'Tovuti yako imetunzwa kwenye hifadhi ya Microsoft Azure, na ukurasa ambao wageni wanauomba haumo.',
    who: 'Kila mtu anayefungua anwani hii.',
    why: 'Faili ziliondolewa, au upakiaji wa mwisho haukukamilika.',
    steps: ['Mwombe aliyetengeneza tovuti apakie faili zake tena kwenye hifadhi “$web”.'],
  },
  'azure-front-door-certificate': {
    cause: 'Azure haiamini cheti cha usalama cha seva yako',
    happened: 'Mapokezi ya Azure yanafanya kazi. Hayaamini cheti cha usalama (faili iliyo nyuma ya alama ya kufuli) cha seva yako.',
    why: 'Cheti cha usalama cha seva hiyo kimeisha, ni cha jina lingine, au kinatoka kwa mtoaji ambaye Azure haimjui.',
    steps: [
      'Weka kwenye seva yako cheti cha usalama cha {host} kutoka kwa mtoaji anayejulikana, pamoja na sehemu zake zote.',
      'Kwenye paneli ya Azure, fungua “Front Door”, “Origin groups”, na ukague jina la seva ya asili.',
    ],
  },
  'azure-front-door-error': {
    cause: 'Mapokezi ya Azure hayapati jibu kutoka kwa seva yako',
    happened: 'Mapokezi ya Microsoft (Azure Front Door) yanafanya kazi, lakini hayapati jibu kutoka kwa seva iliyo nyuma yake.',
    why: 'Seva yako imezimwa au inajibu polepole mno, au Azure yenyewe ina tatizo.',
    steps: ['Kwenye paneli ya Azure, fungua “Front Door”, “Origin groups”, uone ni ipi ina tatizo.', 'Angalia ukurasa wa hali wa Azure.'],
  },
  'azure-gateway-error': {
    cause: 'Mapokezi ya Azure hayana mashine nzima',
    happened: 'Mapokezi ya Microsoft (“Application Gateway”) yanafanya kazi. Hakuna mashine nyuma yake inayojibu vizuri.',
    why: 'Programu ilisimama ghafla, au inashindwa ukaguzi wake wa uzima.',
    steps: ['Kwenye paneli ya Azure, fungua Application Gateway yako, kisha “Backend health”. Inasema tatizo ni nini.'],
  },
  'fastly-server-slow': {
    cause: 'Seva iliyo nyuma ya Fastly inachukua muda mrefu mno',
    happened: 'Fastly, iliyo mbele ya tovuti yako, inapatikana. Seva yako iliyo nyuma yake inachukua muda mrefu mno.',
    why: 'Programu imekwama: hifadhidata inayojibu polepole, au wageni wengi mno.',
  },
  'fastly-server-away': {
    cause: 'Fastly haifiki kwenye seva yako',
    happened: 'Fastly, iliyo mbele ya tovuti yako, inapatikana. Haifiki kwenye seva yako iliyo nyuma yake.',
    why: 'Seva yako imezimwa au imejaa, au firewall yake (mlinzi wa mlangoni) inaizuia Fastly.',
  },
  'fastly-name-unknown': {
    cause: 'Fastly hailijui jina hili',
    happened: 'Fastly, iliyo mbele ya tovuti yako, hailijui jina {host}.',
    why: 'Jina halikuongezwa kwenye huduma, au liliondolewa.',
    steps: ['Kwenye Fastly, fungua huduma yako, “Domains”, na uongeze {host}. Kisha bonyeza “Activate”.'],
  },
  'akamai-refused': {
    cause: 'Akamai inakataa ziara',
    happened: 'Akamai, iliyo mbele ya tovuti yako, inaikataa ziara yetu na inatoa namba ya “Reference”.',
    who: 'Labda ni ukaguzi kama wetu tu, labda wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Kanuni moja iliidhania ziara kuwa ya roboti au shambulio.',
    steps: ['Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.'],
  },
  'akamai-name-not-found': {
    cause: 'Akamai haioni seva yako: jina lake halielekezi popote',
    happened: 'Akamai, iliyo mbele ya tovuti yako, inapatikana. Jina inalotumia kuitafuta seva yako halipo.',
    why: 'Jina la seva yako (“origin”) liliondolewa au liliandikwa visivyo kwenye mipangilio ya domain au kwa Akamai.',
    steps: [
      'Muulize aliyeweka Akamai ni jina gani seva yako inalo huko (“origin server hostname”).',
      'Hakikisha kwamba jina hilo lipo na linaelekeza kwenye seva yako.',
    ],
  },
  'akamai-server-away': {
    cause: 'Akamai haipati ukurasa kutoka kwa seva yako',
    happened: 'Akamai, iliyo mbele ya tovuti yako, inapatikana. Haipati jibu zuri kutoka kwa seva yako.',
    why: 'Seva yako imezimwa, au jina lake halielekezi popote.',
    steps: ['Fungua mipangilio ya DNS ya {domain} na uhakikishe kwamba {host} inaonyesha anwani ya seva yako.'],
  },
  'sucuri-server-away': {
    cause: 'Seva iliyo nyuma ya Sucuri haijibu',
    happened: 'Sucuri, iliyo mbele ya tovuti yako, inapatikana. Seva yako iliyo nyuma yake haijibu.',
    why: 'Seva yako imezimwa au inajibu polepole mno, au firewall yake (mlinzi wa mlangoni) inaizuia Sucuri.',
  },
  'sucuri-refused': {
    cause: 'Sucuri inakataa ziara',
    happened: 'Sucuri, mlinzi aliye mbele ya tovuti yako, inaikataa ziara yetu.',
    who: 'Labda ni ukaguzi kama wetu tu, labda wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Kanuni moja iliidhania ziara kuwa shambulio, au nchi imezuiwa.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.',
      'Kwenye Sucuri, fungua “Firewall”, tovuti yako, “Access Control”, na uiruhusu ziara.',
    ],
  },
  'imperva-refused': {
    cause: 'Imperva inakataa ziara',
    happened: 'Imperva, mlinzi aliye mbele ya tovuti yako, inaikataa ziara yetu na inatoa “incident ID”.',
    who: 'Labda ni ukaguzi kama wetu tu, labda wageni pia. Fungua tovuti kwenye simu yako ili ujue.',
    why: 'Kanuni moja iliidhania ziara kuwa ya roboti au shambulio.',
    steps: [
      'Fungua tovuti kwenye simu yako. Ikifanya kazi, wateja wako hawana shida.',
      'Kwenye Imperva, fungua tovuti yako, “Security”, “Events”, na utafute namba hiyo.',
    ],
  },
  'bunny-suspended': {
    cause: 'bunny.net hailijui jina hili',
    happened: 'bunny.net, iliyo mbele ya tovuti yako, haina tovuti chini ya {host}, au imeisimamisha.',
    why: 'Jina liliondolewa kwenye “pull zone”, au pesa zilizowekwa zimeisha.',
    steps: ['Kwenye bunny.net, fungua pull zone yako, “Hostnames”, uone kwamba {host} iko kwenye orodha.'],
  },
};
