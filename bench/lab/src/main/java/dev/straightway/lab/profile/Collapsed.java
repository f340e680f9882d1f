package dev.straightway.lab.profile;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

import dev.straightway.lab.profile.Frame.Type;

/**
 * Reads stacks as async-profiler writes them with {@code collapsed,threads,ann}: a line for each, its frames from the root on
 * with ";" between, the thread before them and the weight behind.
 */
public final class Collapsed {

    private final Kind kind;
    private final Map<String, Frame> frames = new HashMap<>();

    private Collapsed(Kind kind) {
        this.kind = kind;
    }

    /**
     * @param lines as {@code [main tid=1];Main.main_[j];read;sys_read_[k] 1000000}
     * @throws IllegalArgumentException if a line has no weight
     */
    public static List<Stack> parse(Kind kind, Stream<String> lines) {
        Collapsed reader = new Collapsed(kind);
        return lines.filter(line -> !line.isBlank()).map(reader::stack).toList();
    }

    private Stack stack(String line) {
        int space = line.lastIndexOf(' ');
        if (space < 0 || !line.substring(space + 1).matches("[0-9]+")) {
            throw new IllegalArgumentException("no weight at the end of \"" + line + "\"");
        }
        List<String> names = List.of(line.substring(0, space).split(";"));
        boolean threaded = names.get(0).startsWith("[") && names.get(0).endsWith("]") && names.get(0).contains(" tid=");
        String thread = threaded ? names.get(0).substring(1, names.get(0).lastIndexOf(" tid=")) : "";
        List<Frame> stack = new ArrayList<>();
        for (String name : names.subList(threaded ? 1 : 0, names.size())) {
            stack.add(frames.computeIfAbsent(name, Collapsed::frame));
        }
        if (kind == Kind.ALLOC && !stack.isEmpty()) {
            stack.set(stack.size() - 1, allocated(stack.get(stack.size() - 1)));
        }
        return new Stack(thread, stack, Long.parseLong(line.substring(space + 1)));
    }

    /** Behind an allocated class the suffix says whether the thread's own buffer was left, not what the code is. */
    private static Frame allocated(Frame leaf) {
        return new Frame(leaf.name(), Type.CLASS);
    }

    private static Frame frame(String name) {
        if (!name.endsWith("]") || name.length() < 5 || !name.startsWith("_[", name.length() - 4)) {
            return new Frame(name, Type.NATIVE);
        }
        String bare = name.substring(0, name.length() - 4);
        return name.charAt(name.length() - 2) == 'k' ? new Frame(bare, Type.KERNEL) : Frame.java(bare);
    }
}
