import { describe, expect, it } from '@jest/globals';
import { errorClassOfPage, recognisePage } from './recognise-page.js';

const page = (title: string, body: string): string =>
  `<!DOCTYPE html><html><head><title>${title}</title></head><body>${body}</body></html>`;
const classOf = (title: string, body: string) => errorClassOfPage(200, recognisePage(page(title, body)));
const menu = '<nav><a href="/">Home</a><a href="/shop.cfm">Shop</a><a href="/faqs.cfm">FAQs</a><a href="/contact.cfm">Contact</a></nav>';

describe('a dealer offers this name for sale', () => {
  it.each([
    'NairobiTailors.com is for sale | HugeDomains',
    'nairobitailors.com is for sale | Dan.com',
    'The domain name nairobitailors.com is for sale | Dan.com',
    'nairobitailors.com is for sale at Sedo',
    'nairobitailors.com for sale | Afternic',
    'Buy nairobitailors.com | GoDaddy Auctions',
    'NairobiTailors.com is for sale - Atom.com',
    'NairobiTailors.com: premium domain name for sale | Squadhelp',
    'NairobiTailors.com is for sale (BuyDomains)',
    'nairobitailors.com is for sale on Dynadot Marketplace',
    'nairobitailors.com for sale | Namecheap Market',
  ])('%s', (title) =>
    expect(classOf(title, `${menu}<h1>NairobiTailors.com</h1><h2>This domain is for sale: $2,195</h2><p>Buy now</p>`)).toBe('body_parked'),
  );
  it.each([
    ['Accra Names: .gh domains, transfers and expired domains', '<h2>Premium domains for sale</h2><p>Buy this domain</p>'],
    ['HugeDomains.com - Shop for over 300,000 Premium Domains', '<h2>Domains for sale</h2><p>Buy now</p>'],
    ['osu.shop is for sale | Accra Business News', '<h1>osu.shop is for sale</h1><p>This domain costs GHS 950.</p>'],
    ['Sedo.com: how to sell a domain', '<p>Make an offer on any domain.</p>'],
    ['Dan.com is for sale no more, says GoDaddy', '<p>The dealer was bought. No domain for sale.</p>'],
  ])('not where somebody sells names or speaks of them: %s', (title, body) => expect(classOf(title, menu + body)).toBeNull());
});

describe('search spam stands in place of the website', () => {
  it.each([
    [
      'SLOT88 : Situs Slot Gacor Hari Ini Gampang Menang Maxwin Terpercaya 2026',
      '<h1>SLOT88 - Situs Slot Gacor Gampang Menang</h1><p>Situs judi slot online terpercaya. Bonus new member 100%.</p>',
    ],
    ['MACAU4D: Bandar Togel Online Resmi', '<h1>Bandar togel</h1><p>Daftar togel, deposit 10k, jackpot besar.</p>'],
    ['เว็บตรง สล็อต แตกง่าย ฝากถอนไม่มีขั้นต่ำ', '<h1>สล็อตเว็บตรง</h1><p>สมัครรับเครดิตฟรี ฝากถอน วอเลท</p>'],
    ['Nhà cái uy tín 2026', '<h1>Nhà cái hàng đầu</h1><p>Cá cược bóng đá, nổ hũ, đá gà. Đăng ký nhận khuyến mãi.</p>'],
    ['Deneme bonusu veren siteler 2026', '<h1>Deneme bonusu</h1><p>Çevrim şartsız bonus, casino ve bahis. Üye ol.</p>'],
    ['澳门真人娱乐城_博彩平台官网', '<h1>真人娱乐</h1><p>博彩 百家乐 彩票 注册 充值 优惠</p>'],
    ['ロレックス スーパーコピー 激安通販', '<h1>スーパーコピー</h1><p>N級品 優良店 送料無料</p>'],
    ['Buy Cheap Viagra Online', '<h1>Viagra</h1><p>Cialis and Levitra without prescription. No prescription needed.</p>'],
  ])('%s', (title, body) => expect(classOf(title, body)).toBe('body_defaced'));
  it.each([
    ['Bet9ja: sports betting, casino, slots', '<h1>Bet9ja</h1><p>Deposit, jackpot, slot, casino. Register for a bonus. Licensed.</p>'],
    ['SportPesa Kenya: bet online', '<p>Jackpot, deposit by M-Pesa, casino, live bets.</p>'],
    ['Play slot online: Lagos Casino', '<p>Deposit, jackpot, RTP 96%, scatter, slot deposit, poker.</p>'],
    ['Bilyoner: canlı bahis ve iddaa', '<p>Üye ol, bahis, bonus, giriş.</p>'],
    ['Toko Batik Ibu Sari', '<p>Daftar harga batik. Terpercaya sejak 1990. Deposit 50 persen.</p>'],
    ['Polisi tangkap bandar judi online', '<p>Polisi menangkap bandar. Judi online, slot gacor, togel: tersangka ditahan.</p>'],
    ['Cara membersihkan situs slot gacor dari WordPress', '<p>Situs slot, judi online dan togel: kami menghapus semuanya.</p>'],
    ['Slot waktu kunjungan sekolah', '<p>Daftar slot, deposit, jadwal. Bandar Lampung.</p>'],
    ['ร้านกาแฟเชียงใหม่', '<p>สมัครสมาชิก โบนัส เครดิตฟรี</p>'],
    ['ข่าว: ตำรวจจับบาคาร่าออนไลน์', '<p>ตำรวจจับกุมเว็บบาคาร่า สล็อต คาสิโน</p>'],
    ['Nhà hàng Sài Gòn', '<p>Đăng ký, khuyến mãi, uy tín.</p>'],
    ['Bahis siteleri ve bağımlılık', '<p>Bahis bağımlılığı, casino, slot: yardım alın.</p>'],
    ['İstanbul otel: giriş ve bonus', '<p>Giriş saati 14. Bonus puan. Üye ol.</p>'],
    ['上海真人密室娱乐', '<p>真人密室 娱乐 注册 优惠</p>'],
    ['時計の通販', '<p>激安 通販 専門店 送料無料</p>'],
    ['Buy Viagra in Nairobi: Goodlife Pharmacy', '<p>Viagra, Cialis, Levitra. A valid prescription is required. Ask our pharmacist.</p>'],
    ['Buy generic sildenafil: Mpharma', '<p>Sildenafil, Viagra, Cialis, tadalafil. Delivery in Accra.</p>'],
  ])('not on %s', (title, body) => expect(classOf(title, body)).toBeNull());
});
