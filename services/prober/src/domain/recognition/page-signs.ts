/** Data: how a page gives away that it is not the customer's website. */
import type { RecognisedId } from '@nowahala/kernel';
import { dealerSigns } from './dealer-signs.js';
import { NO_WEBSITE_SIGNS } from './no-website-signs.js';
import { PROGRAM_ERROR_SIGNS } from './program-error-signs.js';
import { RAW_MESSAGE_SIGNS, thrownByPhp } from './raw-message-signs.js';
import { searchSpamSigns } from './search-spam-signs.js';

export interface PageSign {
  page: RecognisedId<'page'>;
  confidence: number;
  /** Searched in the title. */
  title?: RegExp;
  /** Searched in the visible text. */
  text?: RegExp;
  /** Searched in the raw page. */
  source?: RegExp;
  /** Visible characters at most: an article *about* suspended accounts is long, the page itself is short. */
  atMost?: number;
  /** Only of a page that sends nobody on: some leave the page of their panel there, and lead from it to their own. */
  stays?: true;
  /** It may lead on to pages of its own, and is no website of the customer all the same. */
  leadsOn?: true;
  /** Not of an article that has it as its heading. */
  isNoArticle?: true;
}

/** Most certain first. All given patterns of a sign must match. */
export const PAGE_SIGNS: readonly PageSign[] = [
  thrownByPhp,
  // As PHP prints it, with its own markup: whatever else the page says, it broke off there.
  {
    page: 'php_memory',
    confidence: 0.96,
    source:
      /<br ?\/?>\s{0,4}<b>Fatal error<\/b>:\s{1,3}Allowed memory size of \d{1,15} bytes exhausted[^<]{1,200}<b>[^<]{1,300}<\/b> on line <b>\d{1,7}<\/b><br ?\/?>\s{0,4}((<\/(div|section|main|body|html)>|<!--[^>]{0,200}>)\s{0,4}){0,6}$/i,
  },
  {
    page: 'php_fatal',
    confidence: 0.96,
    source:
      /<br ?\/?>\s{0,4}<b>(Fatal|Parse) error<\/b>:\s{1,3}[^<]{1,4000}<b>[^<]{1,300}<\/b> on line <b>\d{1,7}<\/b><br ?\/?>\s{0,4}((<\/(div|section|main|body|html)>|<!--[^>]{0,200}>)\s{0,4}){0,6}$/i,
  },
  { page: 'suspended', confidence: 0.98, source: /\/cgi-sys\/suspendedpage\.cgi|suspended\.page\/|\/suspended-page\//i },
  {
    page: 'suspended',
    confidence: 0.97,
    title: /^\s*(account|site|website|hosting|domain)\s+(has been\s+|is\s+)?(temporarily\s+)?suspended/i,
    atMost: 2500,
  },
  {
    page: 'suspended',
    confidence: 0.95,
    text: /(this|your) (web ?)?(account|site|website|page|domain|domain name|hosting account) (has been|is|was) (currently |temporarily |permanently )?suspended|the (web ?)?hosting account .{0,60}has been (temporarily )?suspended|contact your (hosting|web ?hosting) provider for more information/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.95,
    text: /\b(ce )?(site|site web|compte|hébergement) (est |a été )?(actuellement |temporairement )?suspendu\b|\b(conta|site|hospedagem) (foi |está |encontra-se )?(temporariamente )?suspens[ao]\b|\b(cuenta|sitio|sitio web) (está |ha sido )?(temporalmente )?suspendid[ao]\b|站点已暂停|该站点已经被管理员停止运行/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.95,
    text: /\b(site|website|hosting|web hosting|account|page|service)( account)? ((is|has been|was) )?(currently |temporarily |permanently )?(suspended|disabled|deactivated|blocked|locked|switched off|taken offline|closed|terminated) (because of|due to|for|over|owing to) (an? |the |your )?(non-?payment|unpaid|overdue|outstanding|late payment|missed payment|lack of payment)/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.8,
    text: /\b(site|website|hosting|web hosting|account|domain|page|service)( account)? (is|has been|was) (currently |temporarily |permanently )?(disabled|deactivated|blocked|locked|taken offline|closed) (by|because|due to) (the |your |our )?(hosting|host|administrator|server administrator|provider|system administrator|billing|non-?payment|unpaid)/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.8,
    title: /^\s*(website|site|account|hosting|domain) (disabled|deactivated|blocked|terminated)\s*$/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.95,
    text: /\b(compte|site|site internet|site web|hébergement|service|nom de domaine)( d['’]hébergement| web)?( a été| est)( \w+)? suspendu\b|\b(conta|site|página|hospedagem|serviço|domínio)( de hospedagem)? (foi|está|encontra-se)( \w+)? suspens[ao]\b|\b(cuenta|sitio|página|alojamiento|servicio|dominio)( web| de hosting)? (ha sido|está|fue|se encuentra)( \w+)? suspendid[ao]\b|تم (تعليق|إيقاف|ايقاف|توقيف) .{0,20}(الموقع|الحساب|الاستضافة|موقع|حساب)|(الموقع|الحساب|الاستضافة) (معلق|موقوف|معلقة|موقوفة)|\b(akaunti|tovuti|huduma)( hii| yako)? imesimamishwa|(konto|webseite|website|webpräsenz) (ist|wurde) (\w+ )?gesperrt|(account|sito|dominio) (è stato |è )(\w+ )?sospeso|(hesap|site) askıya alın|(аккаунт|сайт|хостинг) .{0,20}приостановлен|akun .{0,30}ditangguhkan/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.8,
    text: /\b(compte|site|site internet|site web|hébergement|service)( d['’]hébergement| web)?( a été| est)( \w+)? (désactivé|bloqué)\b|\b(conta|site|hospedagem|serviço)( de hospedagem)? (foi|está|encontra-se)( \w+)? (desativad[ao]|bloquead[ao])\b|\b(cuenta|sitio|alojamiento|servicio)( web| de hosting)? (ha sido|está|fue|se encuentra)( \w+)? (desactivad[ao]|bloquead[ao])\b|(هذا الموقع|هذا الحساب) (متوقف|محظور|مغلق)|\b(akaunti|tovuti|huduma)( hii| yako)? (imefungwa|imezuiwa)|(аккаунт|сайт|хостинг) .{0,20}(заблокирован|отключен)|akun .{0,30}dinonaktifkan/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.95,
    text: /\b(account|website|site|webhosting|hostingpakket|domein) (is|werd|wordt)( \w+)? (opgeschort|geblokkeerd|geschorst)\b|\b(konto|strona|serwis|hosting|usługa)( \w+)? (zostało|zostala|została|został|jest) (zawieszon|zablokowan)|(tài khoản|trang web|website|hosting)( này)? (đã |đang )?bị (tạm ngưng|tạm ngừng|tạm dừng|tạm khóa|khóa|đình chỉ)|l['’]hébergement( de ce site)? (est|a été) (suspendu|désactivé|bloqué)|(situs|website|layanan|akun)( web)?( ini)? (telah |sedang )?(ditangguhkan|disuspend|dibekukan)|\bhostingul? .{0,20}suspendat|(hostingul|contul|site-ul) (este|a fost) suspendat|(сайт|аккаунт|хостинг) .{0,20}(приостановлен|заблокирован) .{0,30}(хостинг|неуплат|оплат)|网站已(被)?(暂停|停止|关闭)|(اشتراك|استضافة) .{0,20}(معلق|موقوف)/i,
    atMost: 1200,
  },
  {
    page: 'suspended',
    confidence: 0.9,
    text: /\b(web ?)?hosting( (plan|package|account|subscription|service|contract))?( (of|for) this (site|website|domain))? (has |is |was )?(expired|ended|lapsed)\b|\b(web ?)?hosting( (plan|package|account|subscription|service|contract))? (has|was) not( been)? renewed\b|\bthis (website|site)['’]?s? (subscription )?(has )?expired\b|\bhébergement( de ce site| web)? (a|est) (expiré|échu|terminé|arrivé à (échéance|expiration))|\bhébergement( de ce site| web)? n['’]a pas été renouvelé|\b(hospedagem|alojamento)( deste site)? (expirou|está expirad[ao]|terminou|não foi renovad[ao])|\b(hosting|alojamiento)( de este sitio)? (ha expirado|ha caducado|ha vencido|no (ha sido|fue) renovado)/i,
    atMost: 1200,
  },
  { page: 'bandwidth_exceeded', confidence: 0.97, title: /bandwidth limit exceeded/i, atMost: 2000 },
  {
    page: 'bandwidth_exceeded',
    confidence: 0.95,
    text: /bandwidth (limit|quota|allowance) (has been )?(exceeded|reached|used up)|exceeded (its|their|the|your) (monthly )?(bandwidth|data transfer|traffic)|(limite|quota) de (bande passante|trafic|transfert) .{0,20}(dépassée?|atteinte?)|bande passante .{0,20}(dépassée|épuisée)|limite de (largura de banda|tráfego|transferência) .{0,20}(excedid|atingid|ultrapassad)|límite de (ancho de banda|tráfico|transferencia) .{0,20}(excedid|superad|alcanzad)|temporarily unable to service your request due to the site owner reaching/i,
    atMost: 1200,
  },
  {
    page: 'parked',
    confidence: 0.97,
    source:
      /sedoparking\.com|parkingcrew\.net|bodis\.com|above\.com\/marketplace|parklogic\.com|cashparking|\/\/[a-z0-9.-]*dan\.com\/orderdomain|afternic\.com\/forsale|hugedomains\.com\/domain_profile/i,
    atMost: 6000,
  },
  {
    page: 'parked',
    confidence: 0.96,
    source: /window\.park\s*=|data-adblockkey=|img1\.wsimg\.com\/parking-lander|window\.location[^;]{0,80}["']\/lander/i,
    atMost: 3000,
  },
  {
    // The line that parking companies write into every page.
    page: 'parked',
    confidence: 0.96,
    source:
      /\b[a-z0-9-]{1,63}(\.[a-z0-9-]{2,24}){1,3} is your first and best source for (all of the )?information|from general topics to more of what you would expect to find here/i,
    atMost: 6000,
  },
  ...dealerSigns,
  {
    // Sellers of names head their pages with the name.
    page: 'parked',
    confidence: 0.95,
    title:
      /^\s*(the )?((premium )?domain( name)? )?["“']?[a-z0-9-]{1,63}(\.[a-z0-9-]{2,24}){1,3}["”']?[\s:|,–—-]{0,5}((this |the )?(website|site|domain|domain name|name|web address)? ?(is|may be|might be|could be) (now |currently |available )?|(this )?(premium )?(website|domain|domain name) )(for sale|available for purchase|listed for sale)\b/i,
    atMost: 4000,
  },
  {
    page: 'parked',
    confidence: 0.94,
    text: /\bthis (web ?site|domain|domain name|premium domain)( name)? (is|may be|might be) (now |currently )?(available for (purchase|sale)|listed (for sale|on [a-z]))|\b(make|submit|send) (us )?(an|your) offer (on|for) this (premium )?domain|\b(inquire|enquire) about this (premium )?domain|\b(own|acquire|purchase|get) this (premium )?domain( name)? (today|now)\b/i,
    atMost: 1500,
  },
  {
    page: 'parked',
    confidence: 0.95,
    text: /(nom de domaine|ce domaine) .{0,60}(a expiré|est expiré|est arrivé à expiration|est parqué)|nom de domaine .{0,60}est à vendre|(este )?domínio .{0,60}(expirou|está expirado|está à venda|estacionado)|(este )?dominio .{0,60}(ha expirado|ha caducado|está en venta|aparcado)|(انتهت صلاحية|انتهى) .{0,20}(النطاق|الدومين)|(النطاق|الدومين) .{0,20}(للبيع|منتهي)|(this )?domain (name )?(is|has been) (parked|registered (and|but) (parked|has not)|for sale)|buy this domain|this domain (has )?expired|(your )?domain (name )?(registration )?has (expired|lapsed)|domain (name )?is (pending renewal|pending deletion|in redemption)|domain name has expired|the domain ["“]?[a-z0-9.-]{3,80}["”]? (is for sale|may be for sale)/i,
    atMost: 2500,
  },
  {
    page: 'parked',
    confidence: 0.93,
    title: /parked (free|domain)|domain (is )?parked|domain for sale|expired domain|registered at namecheap|domain has expired/i,
    atMost: 4000,
  },
  {
    // What registrars show under a name that somebody bought and that leads to no website.
    page: 'parked',
    confidence: 0.94,
    text: /\bweb ?page is parked\b|\bparked (for )?free,? courtesy of|\bparked domain name on\b|\bdomain (name )?(is|was|has been)( \w+)? parked\b|(this domain|domain name)( [a-z0-9.-]{3,80})? (has|was)( just)?( been)? (registered|reserved) (with|at|by|via|through|using|on) [a-z0-9]|domain (name )?has just been registered|domain (name )?is already registered|\bis registered (at|with|by) (dynadot|namecheap|porkbun|name\.com|namesilo|godaddy|hover|gandi|ovh|ionos|spaceship|truehost|whogohost|go54|qservers)|domain (name )?expired on \d|domain .{0,40}is (about to|pending) (expire|be deleted|deletion)|(nom de domaine|ce domaine)( [a-z0-9.-]{3,80})? (est|a été|vient d['’]être) (enregistré|réservé|déposé|acheté)( (avec|chez|par|auprès|via))?|domaine (est )?en (parking|vente)|(este |o )?domínio( [a-z0-9.-]{3,80})? (foi|está) (registrado|registado|reservado|estacionado)|(este |el )?dominio( [a-z0-9.-]{3,80})? (ha sido|fue|está) (registrado|reservado|estacionado|aparcado)/i,
    atMost: 1500,
  },
  {
    page: 'parked',
    confidence: 0.94,
    text: /\bdiese domain (ist|wurde|steht) .{0,40}(geparkt|registriert|reserviert|abgelaufen|zum verkauf|zu verkaufen)|domain( [a-z0-9.-]{3,80})? steht .{0,20}zum verkauf|\b(dit domein|deze domeinnaam|deze domein)( [a-z0-9.-]{3,80})? (is|staat) .{0,30}(gereserveerd|geregistreerd|geparkeerd|te koop|verlopen)|(questo )?dominio( [a-z0-9.-]{3,80})? (è|e') (stato )?(registrato|parcheggiato|in vendita|scaduto)|(ta )?domena( [a-z0-9.-]{3,80})? (jest|została|wygasła) ?(zaparkowana|zarejestrowana|na sprzedaż|wygasła)?|alan ad(ı|i)(nın|nin)? .{0,30}(satılık|park edil|süresi dol)|домен .{0,60}(припаркован|продаётся|продается|ист[её]к|зарегистрирован в)|срок (регистрации|действия) домена .{0,30}(ист[её]к|закончил)|此?域名.{0,10}(已过期|已到期|出售|正在出售)|domain ini .{0,20}(kedaluwarsa|kadaluarsa|dijual|diparkir)|tên miền .{0,30}(hết hạn|được bán|đang bán|đã được đăng ký)|(kikoa|domain) hii? (kimeisha|imeisha|kinauzwa|inauzwa)|dis domain don expire|wannan domain .{0,20}(ya kare|na sayarwa)/i,
    atMost: 1500,
  },
  {
    page: 'parked',
    confidence: 0.94,
    title:
      /^\s*(a brand new domain!?|parked domain\b|домен .{0,60}припаркован|.{3,80} (steht zum verkauf|est à vendre|está à venda|está en venta|is te koop|satılık)|félicitations ! votre domaine a bien été créé)/i,
    atMost: 2500,
  },
  { page: 'php_memory', confidence: 0.97, text: /allowed memory size of \d+ bytes exhausted/i, atMost: 6000 },
  {
    page: 'disk_full',
    confidence: 0.96,
    text: /no space left on device|disk quota exceeded|ENOSPC|errno(: | )28\b/i,
    atMost: 6000,
    isNoArticle: true,
  },
  ...RAW_MESSAGE_SIGNS,
  { page: 'database_error', confidence: 0.98, text: /error establishing a database connection/i, atMost: 1500 },
  {
    page: 'database_error',
    confidence: 0.97,
    text: /erreur (lors de la|de) connexion à la base de données|impossible de se connecter à la base de données|erro ao estabelecer (uma )?(conexão|ligação) (com o banco|com a base|à base|ao banco) de dados|error al establecer una conexión con la base de datos|no se pudo conectar (a|con) la base de datos|fehler beim aufbau einer datenbankverbindung|errore nello stabilire una connessione al database|خطأ .{0,20}اتصال بقاعدة البيانات|建立数据库连接时出错/i,
    atMost: 1500,
  },
  {
    page: 'database_error',
    confidence: 0.97,
    title: /^\s*(database error|erreur de (la )?base de données)\s*$|error establishing a database connection/i,
    atMost: 2500,
  },
  {
    page: 'database_error',
    confidence: 0.96,
    text: /SQLSTATE\[(HY000|08\w{3}|42000)\]|mysqli?_(real_)?connect\(\)|could not connect to (the )?(mysql|database)|(?<!\bno )database connection (failed|error)\b(?!\W{1,3}(0|none)\b)|too many connections|access denied for user .{1,80}@|can't connect to (local )?mysql server|psycopg2?\.OperationalError|ECONNREFUSED .{0,40}:(3306|5432|27017|6379|1433|1521)|\((HY000|28000|42000|08004)\/\d{4}\):|more than 'max_user_connections'/i,
    atMost: 4000,
  },
  ...PROGRAM_ERROR_SIGNS,
  // In general words: not sure enough to call a page with 200 wrong.
  {
    page: 'database_error',
    confidence: 0.8,
    text: /(unable|failed|not able|impossible) to (connect|link) (to|with) (the |its |our |your )?(\w+ )?database|(could not|cannot|can't|couldn't) (be )?(connect|establish a connection|make a connection) (to|with) (the |its |our |your )?(\w+ )?database|error (while )?(connecting|trying to connect) to (the )?(\w+ )?database|(unexpected |internal )?(database|sql) error (occurred|has occurred)|experienced an internal sql error|connection to (the )?database (failed|could not be established|was refused|was lost)|link to the sql server could not be established|database (server )?(is )?(down|unavailable|not available|unreachable|offline)\b|database connection (could not|was refused|refused|timed out|lost)|connexion à la base de données .{0,20}(échou|impossible|refus)|erreur de connexion .{0,30}base de données|base de données .{0,20}(indisponible|inaccessible)|(falha|erro) (na|de|ao) (conexão|conectar) .{0,30}banco de dados|(fallo|error) (en la|de|al) (conexión|conectar) .{0,30}base de datos|(تعذر|فشل|خطأ) .{0,30}قاعدة البيانات|(imeshindwa|hitilafu) .{0,30}(hifadhidata|kanzidata)/i,
    atMost: 4000,
  },
  { page: 'php_fatal', confidence: 0.95, text: /^\s*(php )?(fatal|parse) error\s?:\s.{3,400} on line \d+/is, atMost: 4000 },
  {
    // Bought programs are locked, each maker's with its own loader; without it, this is all that they print.
    page: 'php_fatal',
    confidence: 0.95,
    text: /^(site error: )?(the|php) (file|script) .{1,300} (requires|needs) the .{1,120} to be installed|^site error: the .{0,20}php loader needs to be installed|^php script .{1,300} is protected by .{0,40}requires |^(zend (optimizer|guard)( loader)?|source ?guardian( loader)?|ioncube( php)? loader|swoole loader( ext)?|phpshield( loader)?) (is )?not installed|^this file was encoded by |^the file .{1,300} (cannot be decoded|was encoded) by |^the encoded file .{1,300} has |^(incompatible|corrupted) file format: the encoded file/i,
    atMost: 1500,
  },
  {
    page: 'php_fatal',
    confidence: 0.95,
    text: /^\s*(php )?(warning|notice|deprecated|strict standards)\s?:\s/i,
    source: /\b(fatal|parse) error(<\/b>)?\s?:\s/i,
    atMost: 4000,
  },
  { page: 'php_fatal', confidence: 0.94, text: /(there has been a critical error on (this|your) website)/i, atMost: 1200 },
  {
    page: 'php_fatal',
    confidence: 0.94,
    text: /il y a eu une erreur critique sur (ce|votre) site|ha (habido|ocurrido) un error crítico en (esta|este|tu) (web|sitio)|(ocorreu|houve|há|aconteceu) um erro crítico (neste|no seu|em seu) site|es gab einen kritischen fehler auf (deiner|dieser|ihrer) website|er heeft zich een kritieke fout voorgedaan|wystąpił błąd krytyczny|wystąpił krytyczny błąd|(bu sitede|sitenizde) (kritik|ciddi) bir (hata|sorun)|si è verificato un errore critico (sul tuo|su questo|in questo) sito|حدث خطأ فادح في (هذا الموقع|موقعك)|на (сайте|вашем сайте|этом сайте) (произошла|возникла) критическая ошибка|terjadi (kesalahan|galat) (kritis|serius|fatal) (pada|di) (situs|website)|det har uppstått ett kritiskt fel på|der er sket en kritisk fejl på|trang web này (đã )?(có|gặp) .{0,20}lỗi nghiêm trọng|đã (có|xảy ra) (một )?lỗi nghiêm trọng trên trang|(此站点|您的站点|此網站|您的網站|这个站点|本站)(遇到了致命错误|發生嚴重錯誤|遇到了严重错误)|サイトで重大なエラーが発生しました|(kumetokea|kumekuwa na) (hitilafu|kosa) kubwa kwenye tovuti/i,
    atMost: 1200,
  },
  ...NO_WEBSITE_SIGNS,
  {
    page: 'maintenance',
    confidence: 0.92,
    text: /(currently|are|is) (undergoing|performing|under going) (some )?(scheduled |routine |planned |system |essential )?maintenance|(down|offline|closed|unavailable) (for|due to) (scheduled |planned |system |routine )?(maintenance|upgrade)|site is being upgraded|currently updating our (shop|site|store)|undergoing (a )?(scheduled |routine |planned )?(maintenance|upgrade)|an upgrade is currently in progress|under construction,? please|we are (currently )?(upgrading|updating) (our|the) (site|website|system|servers?)|(temporarily )?(offline|unavailable) while we|briefly unavailable for scheduled maintenance|(site|website|store|shop) is (currently |temporarily )?(down|closed|offline|unavailable)? ?(for|under) (scheduled )?maintenance|we('| wi)ll be (right )?back (soon|shortly)/i,
    atMost: 1500,
  },
  {
    page: 'maintenance',
    confidence: 0.92,
    text: /brièvement indisponible|(actuellement )?en (cours de )?(maintenance|mise à jour)\b|opération de maintenance|maintenance (planifiée|programmée|en cours)|mettons (actuellement )?à jour (notre|le) (site|boutique)|manutenção (programada|agendada)|voltaremos em breve|volveremos (pronto|en breve)|mantenimiento programado|(الموقع|المتجر) .{0,20}(تحت الصيانة|في وضع الصيانة|قيد الصيانة|مغلق للصيانة)|(أعمال|وضع) (ال)?صيانة|سنعود (قريبا|قريباً)|(tovuti|mfumo) .{0,20}(matengenezo|marekebisho)|tunafanya (matengenezo|marekebisho)|tutarejea (hivi karibuni|baada)|shafin .{0,20}gyara|nous (serons|revenons) (bientôt|très vite|vite) (de retour)?|indisponible .{0,40}maintenance|indisponível .{0,40}manutenção|no disponible .{0,40}mantenimiento|(site|boutique) (est )?(actuellement |momentanément )?(fermée? pour|en) (cours de )?maintenance|estamos em manutenção|(site|loja) em manutenção|(sitio|tienda|página) en mantenimiento|wegen wartungsarbeiten/i,
    atMost: 1500,
  },
  {
    page: 'maintenance',
    confidence: 0.9,
    title:
      /^\s*(maintenance( mode)?|wartung|wartungsarbeiten|manutenção|mantenimiento|(site )?en maintenance|(system|scheduled|planned|site|website) maintenance|down for maintenance|offline for maintenance|coming back soon|under maintenance|site (is )?under maintenance|be right back|service unavailable - maintenance)\b/i,
    atMost: 2500,
  },
  {
    page: 'bot_challenge',
    confidence: 0.95,
    source:
      /\/cdn-cgi\/challenge-platform\/|cf-chl-|_Incapsula_Resource|sucuri_cloudproxy_js|\.well-known\/ddos-guard|ddos-guard\/js-challenge|check\.ddos-guard\.net/i,
    atMost: 4000,
  },
  {
    page: 'bot_challenge',
    confidence: 0.9,
    title: /just a moment\.\.\.|attention required! \| cloudflare|checking your browser/i,
    atMost: 3000,
  },
  {
    page: 'firewall_block',
    confidence: 0.93,
    text: /sucuri website firewall|blocked by (the )?(wordfence|imunify360|mod_security)|your ip (address )?(has been|is) blocked|this request was blocked by our security|generated by wordfence/i,
    atMost: 3000,
  },
  {
    page: 'no_such_app',
    confidence: 0.95,
    text: /there's nothing here, yet|no such app|DEPLOYMENT_NOT_FOUND|there isn't a github pages site here|fastly error: unknown domain|NoSuchBucket|application not found|the requested deployment does not exist|no site for domain/i,
    atMost: 2000,
  },
  {
    page: 'stopped',
    confidence: 0.95,
    text: /\bthis (web ?)?(app|site|application|service) (is|has been|was) (currently )?(stopped|paused|disabled)\b|the web app you have attempted to reach is currently stopped/i,
    atMost: 1500,
  },
  {
    page: 'name_refused',
    confidence: 0.95,
    text: /^\s*blocked request\. this host .{1,300} is not allowed|\bblocked hosts?: [a-z0-9.-]|^\s*invalid host(\/origin)? header\s*$/i,
    atMost: 1500,
  },
  {
    page: 'flagged',
    confidence: 0.96,
    title:
      /^\W{0,5}(warning\W{1,3})?(suspected|reported|deceptive|dangerous|possible|potential) (phishing|malware|malicious|scam|fraud|web ?site|site|page)\b/i,
    // Not what a wall says to one visitor.
    text: /^(?!.{0,4000}\byour (request|ip|access|connection)\b).{0,4000}?((flagged|reported|identified|blocked) (as|for) (a |an |being )?(suspected |potential |possible )?(phishing|malware|malicious|deceptive|dangerous|unsafe|fraud|scam)|(phishing|malware|deceptive|dangerous|malicious) (web ?)?site ahead)/i,
    atMost: 4000,
  },
  {
    page: 'defaced',
    confidence: 0.96,
    title: /^[\s\W]{0,10}((hacked|defaced|pwned|h4cked|hack3d) by|pirat[eé] par|hackead[oa] por)\b/i,
    atMost: 3000,
  },
  {
    page: 'defaced',
    confidence: 0.95,
    title: /^[\s\W]{0,10}owned by\b/i,
    text: /^.{0,30}$|h[a4]ck|pwn|0wn|greetz|was here|security|cyber|anonymous|\bcrew\b/is,
    atMost: 3000,
  },
  {
    // A note of blackmailers: what they locked, and what they want for it. Not the page of a company that helps against them.
    page: 'defaced',
    confidence: 0.95,
    text: /^(?=[^]{0,2500}?\b(btc|bitcoins?|monero|xmr|usdt|onion|onionmail|tox id|proton(mail)?|decryption (key|tool|software)|decryptor|private key|unique key)\b)(?![^]{0,2500}?\b((do not|don['’]t|never) pay (the )?(ransom|criminals|hackers|attackers|them)|free (consultation|quote|assessment|evaluation)|our (services|experts|engineers|clients|customers|team of)|call us|24\/7)\b)[^]{0,2500}?(\b(your|this|the|all) [^.!?]{0,90}\b(files?|data|databases?|servers?|web ?sites?|sites?|documents?|network|computers?|systems?|scripts)\b[^.!?]{0,90}\b(has|have|is|are|was|were) ((just|now|all|been|fully|securely) ){0,3}(encrypted|locked|crypted|ciphered)\b(?![^.!]{0,40}\?)|\b(site|website|server|files?|database) encrypted\b(?![^.!]{0,40}\?)|\b(your|all|the) [^.!?]{0,40}\b(data|databases?|files?) (has|have|was|is|were|are) (been )?(downloaded|backed up|a backed up|stolen|exfiltrated|copied)\b[^]{0,200}\b(pay|send|transfer) [0-9.]{1,8} ?(btc|bitcoins?|xmr|monero)|\b(vos|tous vos) (fichiers|données|documents)\b[^.!?]{0,60}\b(chiffr|crypt|verrouill)|\b(sus|tus|seus|teus) (archivos|arquivos|ficheiros|datos|dados)\b[^.!?]{0,60}\b(cifrad|encriptad|criptografad|bloquead)|\bihre (dateien|daten)\b[^.!?]{0,60}verschlüsselt|ваши (файлы|данные)[^.!?]{0,60}зашифрован|您的文件[^。]{0,20}加密|\b(file|data) anda [^.!?]{0,30}dienkripsi|\bmafaili yako [^.!?]{0,30}(yamefungwa|yamesimbwa))/i,
    atMost: 2500,
  },
  ...searchSpamSigns,
  {
    page: 'no_site',
    confidence: 0.96,
    title: /^\s*default web ?site page/i,
    text: /if you are the owner of this website, please contact your hosting provider/i,
    atMost: 3000,
  },
  { page: 'no_site', confidence: 0.96, source: /url=\/cgi-sys\/defaultwebpage\.cgi/i, atMost: 300 },
  {
    page: 'no_site',
    confidence: 0.96,
    text: /您的请求在web服务器中没有找到对应的站点|your request did not find the corresponding site in the web server/i,
    atMost: 1200,
  },
  {
    page: 'default_page',
    confidence: 0.93,
    title:
      /^\s*(welcome to (nginx|openresty)!|http server test page|domain default page|web server's default page|apache2? (ubuntu|debian|centos|http server)? ?(default|test) page|iis windows server|test page for|default web site page|plesk obsidian|welcome to centos)/i,
    atMost: 6000,
  },
  { page: 'default_page', confidence: 0.9, text: /^\s*it works!\s*$/i, atMost: 60 },
  { page: 'directory_listing', confidence: 0.9, title: /^\s*index of \//i },
  {
    page: 'debug_page',
    confidence: 0.92,
    source:
      /<div id="django-traceback"|Whoops\\Exception|class="ignition|<title>.{0,80}(Werkzeug Debugger|TypeError at \/|ProgrammingError at \/)|Illuminate\\(Database|Contracts|View)\\/i,
  },
];
