import { speaksOfMoney, withoutAccents } from '@nowahala/kernel';
import { sentenceAfter, sentenceBefore } from './sentence.js';

/** How far from "suspended" the reason for it may stand. */
const REACH = 60;
const REACH_OF_MONEY = 200;

const PLANNED_WORK =
  /\b(maintenance|(scheduled|planned) (work|upgrades?|updates?|migration)|(upgrade|migration) (is )?(in progress|under ?way|of our)|being (upgraded|updated|migrated|moved)|(we|while) (upgrade|update|move|migrate)|(?<!\byou )are (now |currently )?(upgrading|updating|moving|migrating)|(we['’]re|while) (upgrading|updating|moving|migrating)|travaux|mantenimiento|manutencao|(mises? a jour|migration|actualizacion|atualizacao|migrac(ao|ion)) (est |esta )?(en cours|en curso|em curso|em andamento)|matengenezo|marekebisho|gyaran?|gyare-gyare|dey (repair|fix|upgrade|update|move|work on)|atunse|wartung\w*|onderhoud|manutenzione|konserwacj\w*|prace techniczne|przerwa techniczna|bakim\w*|bakım\w*|pemeliharaan|perbaikan|bao tri)|صيانة|техническ\S{1,3} (работ|обслуж|перерыв|причин)|(на|для) обслуживани|维护|維護|升级中|(系统|服务器|正在|进行)升级/i;

/** What its owner may be asked to do as well: it is work on the website where a word of purpose joins it to the suspension. */
const JOINED_WORK =
  /\b(for|during|due to|because of) (an? |the |our |some )?((system|servers?|site|website|software|database|platform|network|hardware|security|technical|routine|scheduled|planned|important|major|short|quick|brief) ){0,3}(upgrades?|migrations?|(?<=[a-z]{4} )updates?)\b|\b(pour|pendant|durant|en( cours de)?|(le temps|raison|cause) (de|d['’])) ?(une |la |les |des |notre |nos )?(simple |breve |petite |grande |importante )?(mises? a (jour|niveau)|migration)\b|\b(por|para|pela|pelo|durante|e[mn]|debido a|devido a|causa d[ae]) (uma? |una |as? |las? |os? )?(actualizacion|actualizaciones|atualizacao|atualizacoes|migracion|migracao|mejoras|melhorias)\b|\b(estamos \w{1,15}) (uma |una )?(actualizacion|atualizacao|migracion|migracao|mejoras|melhorias)\b|\b(kwa|ajili ya|wakati wa|ili|tunafanya) (maboresho|kuboresha)\b|\btunaboresha\b|\b(don|domin|saboda|muna) sabuntawa\b|\b(fun|nitori) imudojuiwon\b|(^|[\s،:])(لل?|قيد ال|(ا\u0654?ثناء|خلال|بسبب) (ال)?)(تحديث|ترقية)/i;
const THE_OWNERS_TURN =
  /\b(vos|votre|vous|sus|seus?|suas?|tus?) (\w+ )?(coordonnees|donnees|informations|dossier|compte|offre|forfait|formule|datos|informacion|cuenta|planes|plano?|dados|informacoes|cadastro|conta)\b|\bcadastr\w*|(?<!\b(base|bases|banco) )\bde (dados|datos|donnees)\b|\byour (\w+ ){0,2}(details|data|information|records?|plan|package)\b|\b(bigger|larger|higher|another|better) (plan|package)\b|\bupgrade (your|to|options?|offers?|plans?)\b|\b(contact|contat|call us|ask|wasilian|tuntub)\w*\W[^.,;:]{0,30}\b(for|pour|para|por|kwa|don|domin)\b|بيانات|معلومات/i;

/** Whether what stands there from one place to another is said of work on the website, in the same sentence: "pay your yearly maintenance" is not. */
export function isForPlannedWork(text: string, from: number, to: number): boolean {
  const near = withoutAccents(sentenceAround(text, from, to, REACH));
  const atWork = PLANNED_WORK.test(near) || (JOINED_WORK.test(near) && !THE_OWNERS_TURN.test(near));
  return atWork && !speaksOfMoney(sentenceAround(text, from, to, REACH_OF_MONEY));
}

const sentenceAround = (text: string, from: number, to: number, reach: number): string =>
  sentenceBefore(text, from, reach) + text.slice(from, to) + sentenceAfter(text, to, reach);
