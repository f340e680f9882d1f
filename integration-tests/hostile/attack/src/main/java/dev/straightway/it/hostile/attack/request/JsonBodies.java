package dev.straightway.it.hostile.attack.request;

import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.List;

import dev.straightway.it.hostile.attack.exchange.Allowance;
import dev.straightway.it.hostile.attack.exchange.Shot;
import dev.straightway.it.hostile.attack.seed.Dice;

/** Bodies of JSON: right, wrong, cut, deep, and in odd charsets. */
final class JsonBodies implements Maker {

    private static final List<String> ODD = List.of("", " ", "null", "[]", "{}", "1", "\"text\"", "true", "{", "[", "}",
            "{\"marker\":",
            "{\"number\":\"x\"}", "{\"number\":1e99}", "{\"number\":null}", "{\"number\":1.5}", "{\"unknown\":1}",
            "{\"tags\":\"x\"}", "{\"tags\":[1,null,\"a\"]}", "{\"inner\":[]}", "{'number':1}", "{\"number\":01}",
            "{\"number\":1}x",
            "{\"number\":1}{\"number\":2}", "{\"number\":1,\"number\":2}", "[{}]", "[null]", "\u00ef\u00bb\u00bf{}",
            "{\"marker\":\"\\ud800\"}", "{\"marker\":\"\u0001\"}", "NaN", "{\"number\":NaN}", "//x\n{}");
    private static final List<String> CHARSETS = List.of("utf-8", "UTF-16", "UTF-16LE", "UTF-32", "iso-8859-1", "windows-1252",
            "none", "\"utf-8\"", "", "utf-7", "IBM1047");

    @Override
    public Shot make(Dice dice) {
        return switch (dice.below(6)) {
            case 0 -> post("json/odd", dice.pick("/body/json", "/body/map", "/body/list"), dice.pick(ODD), dice);
            case 1 -> deep(dice);
            case 2 -> charset(dice);
            case 3 -> cut(dice);
            case 4 -> noise(dice);
            default -> good(dice);
        };
    }

    private static Shot post(String label, String path, String json, Dice dice) {
        String shown = json.length() > 30 ? "long" : json.strip();
        return RequestText.post(label + " " + path + " " + shown, path, dice).field("Content-Type", "application/json")
                .body(json.getBytes(StandardCharsets.ISO_8859_1), dice).allow(Allowance.NO_MARKER).sound();
    }

    private static Shot good(Dice dice) {
        RequestText request = RequestText.post("json/good", "/body/json", dice).field("Content-Type", "application/json");
        return request.body(item(request.marker(), dice.between(0, 20), dice), dice).sound();
    }

    private static Shot deep(Dice dice) {
        int depth = dice.pick(5, 400, 999, 1_001, 5_000);
        String kind = dice.pick("item", "array", "object");
        String json = switch (kind) {
            case "item" -> "{\"inner\":".repeat(depth) + "null" + "}".repeat(depth);
            case "array" -> "{\"tags\":" + "[".repeat(depth) + "]".repeat(depth) + "}";
            default -> "{\"more\":" + "{\"a\":".repeat(depth) + "1" + "}".repeat(depth) + "}";
        };
        return RequestText.post("json/deep " + kind + " " + depth, "/body/json", dice).field("Content-Type", "application/json")
                .body(json, dice).allow(Allowance.NO_MARKER).sound();
    }

    private static Shot charset(Dice dice) {
        String said = dice.pick(CHARSETS);
        Charset used = dice.pick(StandardCharsets.UTF_8, StandardCharsets.UTF_16, StandardCharsets.UTF_16LE,
                StandardCharsets.ISO_8859_1, Charset.forName("UTF-32"));
        RequestText request = RequestText.post("json/charset said " + said + " used " + used, "/body/json", dice)
                .field("Content-Type", "application/json;charset=" + said).allow(Allowance.NO_MARKER);
        return request.body(("{\"marker\":\"" + request.marker() + "\u00e4\",\"number\":1}").getBytes(used), dice).sound();
    }

    private static Shot cut(Dice dice) {
        RequestText request = RequestText.post("json/cut", "/body/json", dice).field("Content-Type", "application/json");
        String json = item(request.marker(), 3, dice);
        return request.body(json.substring(0, dice.below(json.length())), dice).allow(Allowance.NO_MARKER).sound();
    }

    private static Shot noise(Dice dice) {
        byte[] json = item("", 3, dice).getBytes(StandardCharsets.UTF_8);
        for (int i = dice.between(1, 5); i > 0; i--) {
            json[dice.below(json.length)] = (byte) dice.below(256);
        }
        return RequestText.post("json/noise", "/body/json", dice).field("Content-Type", "application/json").body(json, dice)
                .allow(Allowance.NO_MARKER).sound();
    }

    private static String item(String marker, int tags, Dice dice) {
        StringBuilder json = new StringBuilder(
                "{\"marker\":\"" + marker + "\",\"number\":" + dice.between(-9, 9) + ",\"tags\":[");
        for (int i = 0; i < tags; i++) {
            json.append(i == 0 ? "" : ",").append('"').append(dice.pick("a", "\\u00e4", "\u20ac", "\\n", dice.word(30)))
                    .append('"');
        }
        return json + "],\"more\":{\"x\":[1,2.5,null,{\"y\":true}]},\"inner\":{\"number\":1}}";
    }
}
