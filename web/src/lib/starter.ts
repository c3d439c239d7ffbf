import type { Start } from './handle.ts';

const triggers: Record<Exclude<Start, 'never'>, string> = {
  paint: `requestAnimationFrame(function(){setTimeout(start)})`,
  touch: `['pointerover','touchstart','focusin','keydown'].forEach(function(n){document.addEventListener(n,start,{once:true,passive:true})});
addEventListener('load',function(){var c=navigator.connection;if(!c||c.effectiveType==='4g'&&!c.saveData)(window.requestIdleCallback||setTimeout)(start)})`,
};

/**
 * The only script that runs before the page's own: it holds back React Router's data until scripts are wanted, puts them into the
 * page then, and keeps the last button that was pressed and the choices that were made meanwhile, which are made again once React answers.
 */
export const starter = (start: Exclude<Start, 'never'>): string =>
  `(function(){var q=[],chosen=[],tap,begun,done,r='__reactRouterContext';
window[r]={streamController:{enqueue:function(v){q.push(v)},close:function(){q.push(0)}}};
function start(){if(begun)return;begun=1;document.body.append(document.importNode(document.getElementById('scripts').content,true));
var c=window[r].streamController;q.forEach(function(v){v===0?c.close():c.enqueue(v)})}
window.started=function(){done=1;delete window.started;if(tap){tap.removeAttribute('aria-busy');tap.click()}chosen.forEach(function(e){e.dispatchEvent(new Event('change',{bubbles:true}))})};
document.addEventListener('change',function(e){if(!done&&e.target.tagName==='SELECT')chosen.push(e.target)},true);
document.addEventListener('click',function(e){if(done)return;var b=e.target.closest('button');if(b&&b.type!=='submit'){tap=b;b.setAttribute('aria-busy','true')}start()},true);
${triggers[start]}})()`;
