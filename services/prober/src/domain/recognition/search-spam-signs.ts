/** Data: pages that were put in place of a website so that search engines find them. */
import type { PageSign } from './page-signs.js';

/** The title sells it, the page does so several times, and nothing speaks about it as the press, the law and helpers do. */
const spam = (title: RegExp, sells: string, speaksAboutIt: string, times = 3): PageSign => ({
  page: 'defaced',
  confidence: 0.93,
  title,
  text: new RegExp(`^(?![^]{0,6000}?(${speaksAboutIt}))(?=([^]{0,3000}?(${sells})){${times}})`, 'i'),
  atMost: 12_000,
});

export const searchSpamSigns: readonly PageSign[] = [
  spam(
    /\bslot ?(gacor|online|88|777|maxwin|thailand|dana|qris|pulsa|deposit)\b|\b(situs|agen|bandar|link|daftar|akun) (resmi |judi |terpercaya )?(slot|judi|togel|toto|bola|poker|casino)\b|\bjudi (online|bola|slot)\b|\b(togel|toto) (online|resmi|macau|singapore|sgp|hk|hongkong|slot|4d)\b/i,
    '\\b(slot gacor|situs (slot|judi|togel|toto)|judi (slot|online|bola)|gampang menang|maxwin|anti rungkad|togel|bandar|daftar|terpercaya|bonus new member|link alternatif)\\b',
    '\\b(polisi|polres|polda|tersangka|ditangkap|menangkap|pengadilan|bahaya|dampak|kecanduan|korban|berantas|pemberantasan|blokir|diblokir|kominfo|komdigi|pemerintah|hukum|pidana|diretas|peretas|membersihkan|menghapus|penelitian|berita|wartawan|redaksi)\\b',
  ),
  spam(
    /(เว็บตรง|สล็อตเว็บ|สล็อต.{0,20}(แตกง่าย|แตกหนัก|ออนไลน์|เว็บ|เครดิตฟรี|วอเลท)|บาคาร่า(ออนไลน์|เว็บ)?|แทงบอลออนไลน์|หวยออนไลน์|คาสิโนออนไลน์)/,
    'สล็อต|บาคาร่า|เว็บตรง|เครดิตฟรี|ฝากถอน|แตกง่าย|แทงบอล|คาสิโน|สมัคร|วอเลท|โบนัส',
    'ตำรวจ|จับกุม|ผู้ต้องหา|กฎหมาย|อันตราย|ปราบปราม|ข่าว|ถูกแฮก|ปิดกั้น',
  ),
  spam(
    /nhà cái|(casino|cá cược|cá độ|tài xỉu|nổ hũ|xóc đĩa|lô đề|game bài|bắn cá) (trực tuyến|online|uy tín|đổi thưởng|bóng đá)|link (vào|đăng nhập).{0,40}(casino|cá cược|bet|88|win)/i,
    'nhà cái|cá cược|nổ hũ|đá gà|tài xỉu|lô đề|xóc đĩa|bắn cá|đổi thưởng|uy tín|khuyến mãi|nạp tiền|rút tiền|đăng ký|casino',
    'công an|bắt giữ|cảnh sát|khởi tố|bị bắt|pháp luật|tác hại|triệt phá|cảnh báo|tin tức|bị hack',
  ),
  spam(
    /deneme bonusu( veren)?( siteler)?|(kaçak|güvenilir) (bahis|casino)( site)?|(bahis|casino|slot) siteleri/i,
    'deneme bonusu|bahis|casino|slot|çevrim şartsız|bonus|giriş|üye ol|yatırım şartsız|freespin|jackpot|rulet',
    'polis|gözaltı|tutuklan|mahkeme|yasa dışı|yasadışı|operasyon|zararları|bağımlılı|haber|mücadele|engellendi|hacklen',
  ),
  spam(
    /(澳门|澳門|真人|线上|線上|在线|皇冠|新葡京|威尼斯人).{0,12}(博彩|赌场|賭場|娱乐城|娛樂城|娱乐平台|百家乐|百家樂|投注)|博彩(平台|网站|公司|官网)|(真人|彩票|棋牌|电子)(娱乐|娛樂)(平台|官网|网站|城)/,
    '博彩|赌场|賭場|百家乐|百家樂|真人|娱乐|娛樂|彩票|棋牌|投注|注册|充值|提现|优惠|老虎机',
    '警方|警察|公安|抓获|嫌疑|法院|非法|打击|危害|新闻|记者|犯罪|被黑|举报',
  ),
  spam(
    /(スーパーコピー|ブランドコピー|コピー(時計|品|ブランド))/,
    'スーパーコピー|ブランドコピー|コピー|激安|通販|N級|優良店|専門店|送料無料|代引',
    '逮捕|警察|違法|注意|偽物に|被害|ニュース|見分け|改ざん',
  ),
  spam(
    /\b(buy|order|cheap|generic|discount|purchase) (generic |cheap |real |brand )?(viagra|cialis|levitra|kamagra|sildenafil|tadalafil|tramadol|xanax|ambien|phentermine)\b/i,
    '\\b(without (a )?(doctor )?prescription|no prescription|no rx)\\b',
    '\\b((?<!no )prescription (is )?(required|only|needed)|valid prescription|pharmacist|registered|licen[cs]ed|warning|dangers?|counterfeit|scam|police|hacked|study)\\b',
    1,
  ),
];
