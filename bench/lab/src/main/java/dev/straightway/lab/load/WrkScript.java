package dev.straightway.lab.load;

import java.nio.charset.StandardCharsets;
import java.util.Map;

import dev.straightway.lab.scenario.Scenario;

/**
 * Writes the Lua script of a load for wrk. It prints what was measured as one line of JSON after {@link #MARK}, since wrk's
 * own text rounds its figures.
 * <p>
 * Each thread compares status and body of each of its answers, or the length of the body with that of its first answer where
 * the body is another one each time. wrk makes a Lua string of every body once there is a {@code response} function, and
 * LuaJIT compares strings by their addresses: to compare all of them costs what a sample would. The request is made once, a
 * pipelined batch of them too, so that no Lua runs to send one.
 */
final class WrkScript {

    static final String MARK = "LAB-RESULT ";

    private static final String SETUP = """
            local threads, began = {}, 0
            setup = function(thread)
              table.insert(threads, thread)
              began = os.clock()
            end
            """;

    private static final String PIPELINED = """
            local one = wrk.format
            wrk.format = function() return string.rep(one(), %d) end
            """;

    private static final String CHECKS = """
            statuses, bodies, types = {}, 0, 0
            response = function(status, headers, body)
              if status ~= %d then
                statuses[status] = (statuses[status] or 0) + 1
              elseif %s then
                bodies = bodies + 1
              elseif %s then
                types = types + 1
              end
            end
            """;

    private static final String SAME_TYPE = """
            local function same_type(headers)
              for name, value in pairs(headers) do
                if name:lower() == 'content-type' then return value:lower():sub(1, #expected_type) == expected_type end
              end
              return false
            end
            """;

    private static final String SAME_LENGTH = """
            local length
            local function same_length(body)
              length = length or #body
              return #body == length
            end
            """;

    private static final String DONE = """
            done = function(summary, latency)
              local used, wrong, b, t = os.clock() - began, {}, 0, 0
              for _, thread in ipairs(threads) do
                for status, count in pairs(thread:get('statuses')) do wrong[status] = (wrong[status] or 0) + count end
                b, t = b + thread:get('bodies'), t + thread:get('types')
              end
              local list = {}
              for status, count in pairs(wrong) do table.insert(list, string.format('"%%d":%%d', status, count)) end
              local e = summary.errors
              io.write(string.format('%s{"requests":%%d,"micros":%%d,"cpuMicros":%%d,"p50":%%d,"p90":%%d,"p99":%%d,"p999":%%d,' ..
                '"max":%%d,"connect":%%d,"read":%%d,"write":%%d,"timeout":%%d,"body":%%d,"media type":%%d,"statuses":{%%s}}\\n',
                summary.requests, summary.duration, used * 1e6, latency:percentile(50), latency:percentile(90),
                latency:percentile(99), latency:percentile(99.9), latency.max, e.connect, e.read, e.write, e.timeout, b, t,
                table.concat(list, ',')))
            end
            """;

    private WrkScript() {
    }

    static String of(LoadRequest request) {
        Scenario scenario = request.scenario();
        StringBuilder script = new StringBuilder(SETUP);
        script.append("wrk.method = ").append(quote(scenario.method())).append('\n');
        script.append("wrk.path = ").append(quote(scenario.path())).append('\n');
        for (Map.Entry<String, String> header : scenario.headers().entrySet()) {
            script.append("wrk.headers[").append(quote(header.getKey())).append("] = ").append(quote(header.getValue()))
                    .append('\n');
        }
        if (scenario.body() != null) {
            script.append("wrk.body = ").append(quote(scenario.body())).append('\n');
        }
        if (request.shape().pipelining() > 1) {
            script.append(PIPELINED.formatted(request.shape().pipelining()));
        }
        return script.append(checks(scenario.expected(), request.mediaType())).append(DONE.formatted(MARK)).toString();
    }

    private static String checks(Scenario.Expectation expected, String mediaType) {
        String body = "false";
        String type = "false";
        StringBuilder checks = new StringBuilder();
        if (expected.body() != null) {
            checks.append("local expected = ").append(quote(expected.body())).append('\n');
            body = "body ~= expected";
        }
        if (expected.items().isPresent()) {
            checks.append(SAME_LENGTH);
            body = "not same_length(body)";
        }
        if (mediaType != null) {
            checks.append("local expected_type = ").append(quote(mediaType)).append(":lower()\n").append(SAME_TYPE);
            type = "not same_type(headers)";
        }
        return checks.append(CHECKS.formatted(expected.status(), body, type)).toString();
    }

    private static String quote(String text) {
        return "(" + quote(text.getBytes(StandardCharsets.UTF_8)) + ")";
    }

    /** Any bytes as a literal of printable ASCII: Lua reads three decimal digits after a backslash as one byte. */
    static String quote(byte[] bytes) {
        StringBuilder literal = new StringBuilder(bytes.length + 2).append('\'');
        for (byte b : bytes) {
            if (b >= ' ' && b < 127 && b != '\'' && b != '\\') {
                literal.append((char) b);
            } else {
                int code = b & 0xff;
                literal.append('\\').append((char) ('0' + code / 100)).append((char) ('0' + code / 10 % 10))
                        .append((char) ('0' + code % 10));
            }
        }
        return literal.append('\'').toString();
    }
}
