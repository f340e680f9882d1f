package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Reads the text of a path template into its parts, or says what is wrong with it and where.
 */
final class TemplateParser {

    private static final Pattern NAME = Pattern.compile("\\w[\\w.-]*");
    /** Numbered groups shift when the templates' groups are put together, so numbers cannot be kept. */
    private static final Pattern NUMBERED_BACK_REFERENCE = Pattern.compile("(?<!\\\\)(?:\\\\\\\\)*\\\\[1-9]");

    private final String template;
    private final int end;
    private final List<Part> parts = new ArrayList<>();
    private int position;

    private TemplateParser(String template) {
        this.template = template;
        this.end = template.length();
    }

    static List<Part> parse(String template) {
        TemplateParser parser = new TemplateParser(template);
        parser.readAll();
        return parser.parts;
    }

    private void readAll() {
        int last = end;
        while (position < end && template.charAt(position) == '/') {
            position++;
        }
        while (last > position && template.charAt(last - 1) == '/') {
            last--;
        }
        if (position < last) {
            readText(new StringBuilder("/"), last);
        }
        while (position < last) {
            readVariable();
            readText(new StringBuilder(), last);
        }
    }

    private void readText(StringBuilder text, int last) {
        int start = position;
        while (position < last && template.charAt(position) != '{') {
            if (template.charAt(position) == '}') {
                throw wrong("a closing brace without an opening one", position);
            }
            position++;
        }
        encode(template.substring(start, position), text);
        if (!text.isEmpty()) {
            parts.add(new Part.Text(text.toString()));
        }
    }

    private void readVariable() {
        int open = position;
        int close = closingBrace(open);
        int colon = template.indexOf(':', open);
        String regex = null;
        int nameEnd = close;
        if (colon >= 0 && colon < close) {
            nameEnd = colon;
            regex = regex(template.substring(colon + 1, close).trim(), colon + 1);
        }
        parts.add(new Part.Variable(name(template.substring(open + 1, nameEnd).trim(), open + 1), regex));
        position = close + 1;
    }

    private int closingBrace(int open) {
        int depth = 0;
        for (int i = open; i < end; i++) {
            char c = template.charAt(i);
            if (c == '\\') {
                i++;
            } else if (c == '{') {
                depth++;
            } else if (c == '}' && --depth == 0) {
                return i;
            }
        }
        throw wrong("an opening brace without a closing one", open);
    }

    private String name(String name, int at) {
        if (name.isEmpty()) {
            throw wrong("a variable without a name", at);
        }
        if (!NAME.matcher(name).matches()) {
            throw wrong("'" + name + "' isn't a variable name: use letters, digits, '_', '-' and '.'", at);
        }
        return name;
    }

    private String regex(String regex, int at) {
        if (regex.isEmpty()) {
            throw wrong("a colon without a regular expression", at);
        }
        if (NUMBERED_BACK_REFERENCE.matcher(regex).find()) {
            throw wrong("the regular expression '" + regex + "' refers to a group by number: name the group", at);
        }
        try {
            // In a group of its own, as it will be used: that finds comments and quotations that do not end, too.
            Pattern.compile(regex);
            Pattern.compile("(" + regex + ")");
        } catch (PatternSyntaxException e) {
            throw wrong("the regular expression '" + regex + "' is wrong: " + e.getDescription(), at);
        }
        return regex;
    }

    private static void encode(String literal, StringBuilder into) {
        for (int i = 0; i < literal.length();) {
            int c = literal.codePointAt(i);
            int length = Character.charCount(c);
            if (Spelling.isLegal(c) || c == '%' && escape(literal, i)) {
                into.append((char) c);
            } else {
                into.append(Spelling.encode(literal.substring(i, i + length)));
            }
            i += length;
        }
    }

    private static boolean escape(String literal, int percent) {
        return percent + 2 < literal.length()
                && Character.digit(literal.charAt(percent + 1), 16) >= 0
                && Character.digit(literal.charAt(percent + 2), 16) >= 0;
    }

    private IllegalArgumentException wrong(String what, int at) {
        return new IllegalArgumentException("Path template '" + template + "': " + what + " (at " + at + ")");
    }
}
