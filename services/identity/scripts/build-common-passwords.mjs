/**
 * Writes assets/common-passwords.txt: the passwords of ten and more characters that thieves try first, made of the
 * words, walks over the keyboard, numbers and endings that people choose again and again. Run it after changing a list:
 *   node services/identity/scripts/build-common-passwords.mjs
 */
import { mkdirSync, writeFileSync } from 'node:fs';

const SHORTEST = 10;
const list = (text) => text.trim().split(/\s+/);

const words = list(`
  password passwords passw0rd pa55word p@ssword p@ssw0rd pass passcode passphrase secret letmein welcome hello helloworld login signin access admin
  administrator root superuser user guest test testing tester demo default changeme changeit temp temporary master server computer internet
  network system manager office company business money dollar naira iloveyou loveyou lovely love lover sunshine princess prince
  queen king dragon monkey tiger lion eagle falcon phoenix shadow master killer hunter ninja warrior soldier
  football soccer baseball basketball hockey cricket tennis chelsea arsenal liverpool manchester manutd barcelona realmadrid juventus
  superman batman spiderman ironman avengers starwars pokemon naruto pikachu matrix gandalf hogwarts
  jesus jesuschrist jesusislord jesuslovesme godisgood godisgreat blessed blessing miracle glory grace faith hope favour praise heaven angel
  michael jennifer jessica jordan daniel david joshua samuel emmanuel victor victoria blessing precious patience chidera chioma chinedu
  oluwaseun oluwatobi oluwadamilola temitope adebayo babatunde ngozi ifeanyi amaka emeka fatima ibrahim muhammad mohammed abdullahi aisha
  nigeria naija lagos abuja ibadan kano portharcourt enugu ghana accra kenya nairobi africa southafrica uganda cameroon london america canada
  summer winter spring autumn january february march april june july august september october november december
  monday tuesday wednesday thursday friday saturday sunday
  qwerty qwertyuiop qwertyui asdfgh asdfghjkl zxcvbn zxcvbnm azerty azertyuiop qazwsx qazwsxedc wsxedc 1qaz2wsx 1q2w3e 1q2w3e4r 1q2w3e4r5t zaq12wsx zaqwsx
  abc abcd abcde abcdef abcdefg abcdefgh abc123 a1b2c3 a1b2c3d4 aaaaaa trustno1 whatever nothing forever freedom flower butterfly chocolate cookie
  banana orange apple cherry pepper coffee guitar music dance family mother father sister brother daddy mummy babygirl babyboy baby sweetheart
  facebook google yahoo gmail hotmail twitter instagram whatsapp youtube linkedin samsung iphone android nokia blackberry microsoft windows
  linux ubuntu debian oracle mysql postgres wordpress joomla cpanel shopify paystack flutterwave nowahala monitor uptime website hosting domain
  mustang ferrari porsche mercedes toyota corolla harley yamaha honda rainbow diamond silver golden purple yellow secure security private
  startup founder engineer developer programmer student teacher doctor lawyer champion winner success legend
`);

const endings = list(`
  1 12 123 1234 12345 123456 1234567 12345678 123456789 1234567890 0 01 00 007 10 11 21 22 23 69 77 99 100 101 111 222 321 333 420 444 555 666 777 786 888 911 999
  000 1111 2222 4321 54321 654321 7777 0000 1990 1991 1992 1993 1994 1995 1996 1997 1998 1999 2000 2001 2002 2003 2004 2005
  2010 2012 2015 2016 2017 2018 2019 2020 2021 2022 2023 2024 2025 2026 2027 ! !! 1! 12! 123! 1234! 12345! @ @1 @12 @123 @1234 @12345 @123456 # #1 #123 $ $1 $123
  _123 -123 .123 *123 !@# !@#$ !23 a abc xyz qwe @2020 @2021 @2022 @2023 @2024 @2025 @2026 2023! 2024! 2025! 2026!
`);

const rows = ['1234567890', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm', 'abcdefghijklmnopqrstuvwxyz', '9876543210', '0987654321', '0123456789'];

const wellKnown = list(`
  1q2w3e4r5t6y 1q2w3e4r5t6y7u8i 1qaz2wsx3edc 1qaz2wsx3edc4rfv 1qazxsw23edc q1w2e3r4t5 q1w2e3r4t5y6 qwer1234tyui zaq1zaq1zaq1 zaq12wsxcde3 qazwsxedcrfv qweasdzxc123
  qwertyqwerty asdfasdfasdf asdf1234asdf passwordpassword password1password correcthorsebatterystaple iloveyouforever iloveyousomuch mypassword1 mypassword123 thisismypassword
  letmeinplease letmein1234 opensesame1 trustnoone123 nopassword1 adminadmin adminadmin1 adminpassword rootroot123 rootpassword toor123456 testtesttest testtest123
  changeme123 changemenow1 p@ssw0rd123 p@ssw0rd1234 p@55w0rd123 p4ssw0rd123 passw0rd123 pa$$w0rd123 pa$$word123 welcome2nigeria godisable123 godislove123 jesusisking jesusisalive
  jesussaves1 onlygodcanjudge thankyoulord thankyoujesus hallelujah1 hallelujah amenamen123 allahuakbar bismillah786 alhamdulillah subhanallah mashaallah inshallah1
  naijanoddeycarryl nowahala123 nowahala1234 nowahalaatall wahalanodey noshaking123 onelove1234 chelsea4life arsenal4life manutd4life barca4life1 upnepa12345
  administrator1 administrator123 superadmin123 sysadmin1234 webmaster123 postmaster1 hostmaster1 helpdesk123 supportdesk monitoring123 server12345
  1a2b3c4d5e a1s2d3f4g5 z1x2c3v4b5 abc123abc123 abcd1234abcd 123abc123abc 123qwe123qwe qwe123qwe123 asd123asd123 123123123123 1231231231 1212121212 1010101010 1122334455 112233445566
  1357924680 2468101214 3141592653 31415926535 2718281828 1414213562 0102030405 0000000001 9999999990 1029384756 1593574862 7418529630 1472583690 9638527410
  08012345678 08031234567 08023456789 07012345678 09012345678 2348012345678 +2348012345678 08000000000 080123456789
  ihateyou123 fuckyou123 fuckyou1234 fuckoff1234 bitchplease asshole123 motherfucker blink182blink metallica1 slipknot123 eminem12345 beyonce1234 rihanna1234 davido12345 wizkid12345 burnaboy12
  starwars123 pokemon1234 minecraft1 minecraft123 fortnite123 playstation playstation1 playstation5 callofduty1 counterstrike leagueoflegends
  manchesterunited manchestercity liverpoolfc1 arsenalfc123 chelseafc123 realmadrid1 fcbarcelona1 supereagles supereagles1
  summertime1 wintertime1 springtime1 sunnyday123 happyday123 happybirthday happynewyear merrychristmas valentine1 valentine14 iloveme1234 loveyou1234 iloveu12345
  sweetheart1 babygirl123 babygirl1234 princess123 princess1234 butterfly1 chocolate1 strawberry strawberry1 watermelon pineapple1 basketball volleyball1 skateboard
  blackberry1 motorola123 samsunggalaxy iphone12345 googlegoogle facebook123 facebook1234 instagram123 whatsapp123 youtube1234
  christopher elizabeth1 alexander1 alexandra1 stephanie1 nathaniel1 jacqueline sebastian1 maximilian benjamin123 catherine1 christina1 christian1
  aaaaaaaaaa abababababa abcabcabcabc xxxxxxxxxx zzzzzzzzzz qqqqqqqqqq
`);

const found = new Set();
const add = (text) => {
  const folded = text.toLowerCase();
  if (folded.length >= SHORTEST && folded.length <= 24) found.add(folded);
};

const pairOf = ['admin', 'pass', 'test', 'user', 'love', 'hello', 'welcome', 'login', 'root', 'secret', 'my', 'the', 'i'];
for (const word of words) {
  add(word);
  add(word + word);
  add(`my${word}`);
  add(`${word}password`);
  add(`password${word}`);
  for (const ending of endings) add(word + ending);
  for (const number of ['123', '1234', '12345', '123456', '123456789']) add(number + word);
}
for (const one of pairOf) for (const two of words) if (one.length + two.length >= SHORTEST && words.indexOf(two) < 60) add(one + two);
for (const row of rows) {
  const twice = row + row;
  for (let from = 0; from < row.length; from += 1) for (const length of [10, 11, 12, 13, 14, 15, 16]) add(twice.slice(from, from + length));
  const back = [...twice].reverse().join('');
  for (let from = 0; from < row.length; from += 1) for (const length of [10, 12]) add(back.slice(from, from + length));
}
for (let day = 1; day <= 28; day += 1) add(`${String(day).padStart(2, '0')}`.repeat(5));
wellKnown.forEach(add);

const sorted = [...found].sort();
mkdirSync(new URL('../assets/', import.meta.url), { recursive: true });
writeFileSync(new URL('../assets/common-passwords.txt', import.meta.url), `${sorted.join('\n')}\n`);
process.stdout.write(`${sorted.length} passwords\n`);
