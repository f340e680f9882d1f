package dev.straightway.runtime.routing;

import java.util.ArrayList;
import java.util.List;

/**
 * Plain variables and text: {@code v{major}.{minor}}.
 * <p>
 * Answers as {@code v([^/]+?)\.([^/]+?)} does, each variable as short as it can be, but looks for each text once from left
 * to right. The expression would try every way to divide the segment, which a client could make expensive.
 *
 * @param texts what stands before, between and after the variables, empty where nothing does
 */
record Mixed(String shape, List<String> texts) implements Segment {

    static Mixed of(List<Part> parts) {
        List<String> texts = new ArrayList<>();
        StringBuilder shape = new StringBuilder();
        String text = "";
        for (Part part : parts) {
            shape.append(part.shape());
            if (part instanceof Part.Variable) {
                texts.add(text);
                text = "";
            } else {
                text = part.text();
            }
        }
        texts.add(text);
        return new Mixed(shape.toString(), List.copyOf(texts));
    }

    @Override
    public boolean matches(String path, int start, int end) {
        return walk(path, start, end, null, 0) >= 0;
    }

    @Override
    public int capture(String path, int start, int end, int[] offsets, int at) {
        return walk(path, start, end, offsets, at);
    }

    private int walk(String path, int start, int end, int[] offsets, int at) {
        int variables = texts.size() - 1;
        String suffix = texts.get(variables);
        int last = end - suffix.length();
        int from = start + texts.get(0).length();
        if (from >= last || !path.startsWith(texts.get(0), start) || !path.startsWith(suffix, last)) {
            return -1;
        }
        int next = at;
        for (int i = 1; i <= variables; i++) {
            int to = i == variables ? last : find(texts.get(i), path, from + 1, last);
            if (to < 0 || to <= from) {
                return -1;
            }
            if (offsets != null) {
                offsets[next] = from;
                offsets[next + 1] = to;
            }
            next += 2;
            from = to + texts.get(i).length();
        }
        return next;
    }

    private static int find(String text, String path, int from, int end) {
        for (int i = from; i + text.length() <= end; i++) {
            if (path.startsWith(text, i)) {
                return i;
            }
        }
        return -1;
    }
}
