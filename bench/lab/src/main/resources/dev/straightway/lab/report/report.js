(function () {
  'use strict';
  // The signs of Looks.java as ECharts draws them.
  var SYMBOLS = ['circle', 'rect', 'triangle', 'diamond', 'path://M0,0 L10,0 L5,9 z',
    'path://M5,0 L6.5,3.5 L10,3.8 L7.4,6.2 L8.2,10 L5,8 L1.8,10 L2.6,6.2 L0,3.8 L3.5,3.5 z',
    'path://M5,0 L10,4 L8,10 L2,10 L0,4 z', 'path://M3,0 H7 V3 H10 V7 H7 V10 H3 V7 H0 V3 H3 z'];
  var DASHES = ['solid', [7, 3], [2, 3], [9, 3, 2, 3], 'solid', [7, 3], [2, 3], [9, 3, 2, 3]];
  var FONT = 'system-ui, -apple-system, "Segoe UI", "Noto Sans", "Liberation Sans", sans-serif';
  var charts = JSON.parse(document.getElementById('charts').textContent);

  function colour(name) {
    return getComputedStyle(document.documentElement).getPropertyValue('--' + name).trim();
  }

  function short(value) {
    var text = Number(value.toPrecision(3));
    return Math.abs(text) >= 1e6 ? text.toExponential() : text.toLocaleString('en-US');
  }

  function axis(extra) {
    return Object.assign({
      axisLabel: { color: colour('soft'), fontFamily: FONT, fontSize: 11, hideOverlap: true },
      nameTextStyle: { color: colour('soft'), fontFamily: FONT, fontSize: 11 },
      axisLine: { lineStyle: { color: colour('soft') } },
      axisTick: { lineStyle: { color: colour('line') } },
      splitLine: { lineStyle: { color: colour('line'), width: 0.7 } }
    }, extra);
  }

  function label(extra) {
    return Object.assign(axis({}).axisLabel, extra);
  }

  // Text of a run is never taken for HTML: the tooltip is drawn, not written.
  function frame(extra) {
    return Object.assign({
      animation: false,
      textStyle: { fontFamily: FONT, color: colour('ink') },
      tooltip: { renderMode: 'richText', confine: true, backgroundColor: colour('panel'), borderColor: colour('line'),
        textStyle: { color: colour('ink'), fontFamily: FONT, fontSize: 12 } }
    }, extra);
  }

  function rowAxis(rows) {
    return axis({
      type: 'category', inverse: true, data: rows.map(function (row, i) { return String(i); }),
      axisTick: { show: false }, splitLine: { show: false },
      axisLabel: {
        interval: 0, fontFamily: FONT, fontSize: 11.5, color: colour('ink'),
        formatter: function (i) { var row = rows[i]; return row.head ? '' : row.label; }
      }
    });
  }

  function whiskers(rows, thick) {
    var data = [];
    rows.forEach(function (row, i) {
      if (row.low !== undefined) { data.push([i, row.low, row.high, row.target]); }
    });
    return {
      type: 'custom', data: data, silent: true, z: 5, encode: { x: [1, 2], y: 0 },
      renderItem: function (params, api) {
        var low = api.coord([api.value(1), api.value(0)]);
        var high = api.coord([api.value(2), api.value(0)]);
        var style = { stroke: thick ? colour('t' + api.value(3)) : colour('ink'), lineWidth: thick ? 2 : 1.2 };
        function line(x1, y1, x2, y2) { return { type: 'line', shape: { x1: x1, y1: y1, x2: x2, y2: y2 }, style: style }; }
        return { type: 'group', children: [line(low[0], low[1], high[0], high[1]),
          line(low[0], low[1] - 4, low[0], low[1] + 4), line(high[0], high[1] - 4, high[0], high[1] + 4)] };
      }
    };
  }

  // Above the whisker, where that would hide them.
  function dots(rows, above) {
    var data = [];
    rows.forEach(function (row, i) {
      (row.dots || []).forEach(function (value) { data.push([value, i]); });
    });
    return { type: 'scatter', data: data, silent: true, z: 4, symbol: 'circle', symbolSize: 4.5, symbolOffset: [0, above ? -7 : 0],
      itemStyle: { color: colour('ink'), opacity: 0.45 } };
  }

  // Beside the whisker, not on it.
  function figures(rows) {
    return {
      type: 'custom', silent: true, z: 6, encode: { x: 1, y: 0 },
      data: rows.map(function (row, i) { return [i, Math.max.apply(null, [row.value, row.high === undefined ? row.value : row.high, row.from === undefined ? row.value : row.from]
        .concat(row.dots || []))]; })
        .filter(function (point) { return !rows[point[0]].head; }),
      renderItem: function (params, api) {
        var at = api.coord([api.value(1), api.value(0)]);
        return { type: 'text', style: { text: rows[api.value(0)].text, x: at[0] + 6, y: at[1], align: 'left', verticalAlign: 'middle',
          fill: colour('ink'), font: '11px ' + FONT } };
      }
    };
  }

  // In the plot, where a long title has room.
  function heads(rows) {
    return {
      type: 'custom', silent: true, z: 6, encode: { y: 0 },
      data: rows.map(function (row, i) { return [i, 0]; }).filter(function (point) { return rows[point[0]].head; }),
      renderItem: function (params, api) {
        var at = api.coord([1, api.value(0)]);
        return { type: 'text', style: { text: rows[api.value(0)].head, x: params.coordSys.x + 6, y: at[1], align: 'left', verticalAlign: 'middle',
          fill: colour('soft'), font: '600 11.5px ' + FONT, stroke: colour('panel'), lineWidth: 3 } };
      }
    };
  }

  function rowTip(rows) {
    return function (one) {
      var row = rows[one.dataIndex];
      return row.label + ': ' + row.text + (row.low === undefined ? '' : '  [' + short(row.low) + ' – ' + short(row.high) + ']');
    };
  }

  var draw = {
    bars: function (content) {
      var rows = content.rows;
      var option = frame({
        grid: { left: 8, right: 64, top: 6, bottom: 22, containLabel: true },
        xAxis: axis({ type: 'value', name: content.note, nameLocation: 'middle', nameGap: 26, axisLabel: label({ formatter: short }) }),
        yAxis: rowAxis(rows),
        series: [{
          type: 'bar', barWidth: 13,
          data: rows.map(function (row) {
            return row.head ? { value: '-' } : { value: row.value, itemStyle: { color: colour('t' + row.target) } };
          })
        }, dots(rows, false), whiskers(rows, false), figures(rows), heads(rows)]
      });
      option.tooltip.formatter = rowTip(rows);
      return option;
    },

    forest: function (content) {
      var rows = content.rows;
      var values = [0.95, 1.05];
      rows.forEach(function (row) { if (!row.head) { values = values.concat(row.low, row.high, row.dots); } });
      var least = Math.min.apply(null, values), most = Math.max.apply(null, values), room = (most - least) * 0.06;
      // Twice and half are equally far from once: over a decade only that can be read.
      var log = least > 0 && most / least >= 10;
      var option = frame({
        grid: { left: 8, right: 64, top: 6, bottom: 30, containLabel: true },
        xAxis: axis({ type: log ? 'log' : 'value', min: log ? least / 1.15 : Math.max(0, Math.floor((least - room) * 10) / 10),
          max: log ? most * 1.15 : Math.ceil((most + room) * 10) / 10,
          name: content.name, nameLocation: 'middle', nameGap: 26, axisLabel: label({ formatter: short }) }),
        yAxis: rowAxis(rows),
        series: [{
          type: 'scatter', symbolSize: 10, z: 7,
          data: rows.map(function (row, i) {
            return row.head ? { value: ['-', i] } : { value: [row.value, i], symbol: SYMBOLS[row.target], itemStyle: { color: colour('t' + row.target) } };
          }),
          markLine: { silent: true, symbol: 'none', label: { show: false }, data: [{ xAxis: 1 }], lineStyle: { color: colour('ink'), type: 'solid', width: 1 } },
          markArea: { silent: true, itemStyle: { color: colour('band'), opacity: 0.8 }, data: [[{ xAxis: 0.98 }, { xAxis: 1.02 }]] }
        }, dots(rows, true), whiskers(rows, true), figures(rows), heads(rows)]
      });
      option.tooltip.formatter = rowTip(rows);
      return option;
    },

    spectrum: function (content) {
      function nines(percentile) { return -Math.log10(1 - percentile / 100); }
      return lines(content, {
        points: function (point) { return [nines(point[0]), point[1] / 1000]; },
        symbols: false,
        x: axis({ type: 'value', min: 0, minInterval: 1, interval: 1, name: 'percentile', nameLocation: 'middle', nameGap: 28,
          axisLabel: label({ formatter: function (n) { return n === 0 ? '0 %' : n === 1 ? '90 %' : '99' + (n > 2 ? '.' + '9'.repeat(n - 2) : '') + ' %'; } }) }),
        y: axis({ type: 'log', name: 'ms', minorSplitLine: { show: false }, axisLabel: label({ formatter: short }) }),
        tip: function (x) { return (100 - 100 * Math.pow(10, -x)).toPrecision(5) + ' %'; }
      });
    },

    utilisation: function (content) {
      return lines(content, {
        points: function (point) { return [point[0], point[1] / 1000]; },
        symbols: true,
        x: axis({ type: 'value', min: 0, max: 100, name: 'per cent of what the slowest could do', nameLocation: 'middle', nameGap: 28,
          axisLabel: label({ formatter: function (percent) { return percent + ' %'; } }) }),
        y: axis({ type: 'log', minorSplitLine: { show: false }, axisLabel: label({ formatter: short }) }),
        tip: function (x) { return x + ' %'; }
      });
    },

    growth: function (content) {
      var xs = content.series[0].points.map(function (point) { return point[0]; });
      var log = xs[0] > 0 && xs[xs.length - 1] / xs[0] >= 20;
      return lines(content, {
        points: function (point) { return point; },
        symbols: true,
        x: axis({ type: log ? 'log' : 'value', name: content.x, nameLocation: 'middle', nameGap: 28, axisLabel: label({ formatter: short }) }),
        y: axis({ type: 'value', name: content.y, axisLabel: label({ formatter: short }) }),
        tip: function (x) { return short(x) + ' ' + content.x; }
      });
    },

    // Each step begins where the one before it ends: what lies below it is there, and isn't seen.
    waterfall: function (content) {
      var rows = content.rows;
      function steps(more) { return Object.assign({ type: 'bar', stack: 'steps', barWidth: 13 }, more); }
      var option = frame({
        grid: { left: 8, right: 104, top: 6, bottom: 22, containLabel: true },
        xAxis: axis({ type: 'value', axisLabel: label({ formatter: short }) }),
        yAxis: rowAxis(rows),
        series: [steps({ silent: true, itemStyle: { color: 'transparent' },
          data: rows.map(function (row) { return Math.min(row.from, row.value); }) }),
        steps({ data: rows.map(function (row) { return { value: Math.abs(row.value - row.from), itemStyle: { color: colour(row.colour) } }; }) }),
        whiskers(rows, false), figures(rows)]
      });
      option.tooltip.formatter = function (one) { return rows[one.dataIndex].label + ': ' + rows[one.dataIndex].text; };
      return option;
    },

    stack: function (content) {
      var totals = content.labels.map(function (name, i) {
        return content.series.reduce(function (sum, one) { return sum + one.values[i]; }, 0);
      });
      var most = Math.max.apply(null, totals);
      var option = frame({
        grid: { left: 8, right: 24, top: 6, bottom: 8, containLabel: true },
        xAxis: axis({ type: 'value', axisLabel: label({ formatter: short }) }),
        yAxis: axis({ type: 'category', inverse: true, data: content.labels, axisTick: { show: false }, splitLine: { show: false },
          axisLabel: label({ interval: 0, color: colour('ink'), fontSize: 11.5, hideOverlap: false }) }),
        series: content.series.map(function (one) {
          return {
            name: one.name, type: 'bar', stack: 'phases', barWidth: 26,
            itemStyle: { color: colour(one.colour), borderColor: colour('panel'), borderWidth: 1 },
            data: one.values.map(function (value) {
              return { value: value, label: { show: value / most > 0.025, formatter: String(one.number), fontSize: 10, fontFamily: FONT,
                color: one.colour === 'p2' || one.colour === 'p9' ? '#fff' : one.colour === 'pu' ? colour('ground') : '#14171a' } };
            })
          };
        })
      });
      option.tooltip.formatter = function (one) { return one.name + '\n' + one.seriesName + ': ' + short(one.value); };
      return option;
    }
  };

  function lines(content, how) {
    var option = frame({
      grid: { left: 8, right: 34, top: 44, bottom: 34, containLabel: true },
      legend: { top: 0, left: 0, itemWidth: 34, textStyle: { color: colour('ink'), fontFamily: FONT, fontSize: 12 } },
      xAxis: how.x, yAxis: how.y,
      series: content.series.map(function (one) {
        var paint = colour('t' + one.target);
        return {
          name: one.name, type: 'line', data: one.points.map(how.points), symbol: SYMBOLS[one.target], symbolSize: how.symbols ? 9 : 7,
          showSymbol: true, showAllSymbol: how.symbols ? true : 'auto', itemStyle: { color: paint },
          lineStyle: { color: paint, width: 1.8, type: DASHES[one.target] }
        };
      })
    });
    option.tooltip.trigger = 'item';
    option.tooltip.formatter = function (one) { return one.seriesName + ' at ' + how.tip(one.value[0]) + ': ' + short(one.value[1]); };
    return option;
  }

  // What is folded has no width to be drawn in until it is opened.
  var drawn = {};
  function drawSeen() {
    Object.keys(charts).forEach(function (id) {
      var place = document.getElementById(id);
      if (!drawn[id] && !place.closest('details:not([open])')) {
        drawn[id] = echarts.init(place, null, { renderer: 'svg' });
        drawn[id].setOption(draw[charts[id].kind](charts[id].content));
      }
    });
  }
  function drawAll() {
    Object.keys(drawn).forEach(function (id) { drawn[id].dispose(); });
    drawn = {};
    drawSeen();
  }
  drawAll();
  document.querySelectorAll('details.folded').forEach(function (folded) { folded.addEventListener('toggle', drawSeen); });
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', drawAll);
  matchMedia('print').addEventListener('change', drawAll);
  addEventListener('resize', function () { Object.keys(drawn).forEach(function (id) { drawn[id].resize(); }); });

  document.querySelectorAll('button.beside').forEach(function (button) {
    button.hidden = false;
    button.addEventListener('click', function () {
      var table = button.closest('.scroll');
      var view = table.nextElementSibling;
      if (!view || view.tagName !== 'IFRAME') {
        view = document.createElement('iframe');
        table.after(view);
      }
      view.title = 'Flamegraph ' + button.dataset.page;
      view.src = button.dataset.page;
    });
  });

  var save = document.getElementById('save');
  save.hidden = false;
  save.addEventListener('click', function () {
    var link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([document.getElementById('results').textContent], { type: 'application/json' }));
    link.download = 'results.json';
    link.click();
    URL.revokeObjectURL(link.href);
  });
})();
