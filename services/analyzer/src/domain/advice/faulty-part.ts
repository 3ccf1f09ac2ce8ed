import type { Facts } from './facts.js';
import type { Phrase } from './phrase.js';

/** Data: plugins that many websites have, by their folder; others are not named, as a folder's name is a stranger's text. */
const PLUGINS: Record<string, string> = {
  woocommerce: 'WooCommerce',
  elementor: 'Elementor',
  'elementor-pro': 'Elementor Pro',
  'woo-paystack': 'Paystack for WooCommerce',
  'paystack-forms': 'Paystack Forms',
  'rave-woocommerce-payment-gateway': 'Flutterwave for WooCommerce',
  'flutterwave-for-woocommerce': 'Flutterwave for WooCommerce',
  'woocommerce-gateway-payfast': 'Payfast for WooCommerce',
  'woocommerce-gateway-stripe': 'Stripe for WooCommerce',
  'woocommerce-paypal-payments': 'PayPal for WooCommerce',
  'woocommerce-payments': 'WooPayments',
  'woocommerce-subscriptions': 'WooCommerce Subscriptions',
  wordfence: 'Wordfence',
  jetpack: 'Jetpack',
  akismet: 'Akismet',
  'contact-form-7': 'Contact Form 7',
  wpforms: 'WPForms',
  'wpforms-lite': 'WPForms',
  'wordpress-seo': 'Yoast SEO',
  'seo-by-rank-math': 'Rank Math',
  'all-in-one-seo-pack': 'All in One SEO',
  'litespeed-cache': 'LiteSpeed Cache',
  'wp-rocket': 'WP Rocket',
  'w3-total-cache': 'W3 Total Cache',
  'wp-super-cache': 'WP Super Cache',
  autoptimize: 'Autoptimize',
  updraftplus: 'UpdraftPlus',
  'all-in-one-wp-migration': 'All-in-One WP Migration',
  duplicator: 'Duplicator',
  'really-simple-ssl': 'Really Simple SSL',
  'better-wp-security': 'Solid Security',
  'sucuri-scanner': 'Sucuri Security',
  js_composer: 'WPBakery',
  revslider: 'Slider Revolution',
  layerslider: 'LayerSlider',
  'advanced-custom-fields': 'Advanced Custom Fields',
  'advanced-custom-fields-pro': 'Advanced Custom Fields Pro',
  'sitepress-multilingual-cms': 'WPML',
  polylang: 'Polylang',
  'wp-mail-smtp': 'WP Mail SMTP',
  'mailchimp-for-wp': 'MC4WP',
  'google-site-kit': 'Site Kit by Google',
  learnpress: 'LearnPress',
  tutor: 'Tutor LMS',
  'sfwd-lms': 'LearnDash',
  buddypress: 'BuddyPress',
  bbpress: 'bbPress',
  gravityforms: 'Gravity Forms',
  'ninja-forms': 'Ninja Forms',
  'the-events-calendar': 'The Events Calendar',
  'dokan-lite': 'Dokan',
  'redux-framework': 'Redux',
  'essential-addons-for-elementor-lite': 'Essential Addons for Elementor',
  'classic-editor': 'Classic Editor',
  'wp-file-manager': 'WP File Manager',
};

const FOLDER = /fatal error[\s\S]{0,600}?\/wp-content\/(plugins|mu-plugins|themes)\/([a-z0-9_-]{1,60})/;

/** As PrestaShop says of its own. */
const IN_A_MODULE = 'fatal error in module file';

/** The plugin or theme of WordPress in which the program stopped, where the page prints the way to the file, or a module of PrestaShop. */
export function faultyPart({ source }: Facts): { kind: 'plugin' | 'theme'; phrase: Phrase } | null {
  const [, folder, part] = FOLDER.exec(source) ?? [];
  if (folder === undefined) return source.includes(IN_A_MODULE) ? { kind: 'plugin', phrase: 'faultIn/somePlugin' } : null;
  if (folder === 'themes') return { kind: 'theme', phrase: 'faultIn/theme' };
  const plugin = PLUGINS[part!];
  return { kind: 'plugin', phrase: plugin === undefined ? 'faultIn/somePlugin' : { id: 'faultIn/plugin', facts: { plugin } } };
}
