package dev.straightway.proof;

import java.io.File;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Stream;

import org.objectweb.asm.Handle;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.tree.MethodNode;

import dev.straightway.proof.code.Archives;
import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Libraries;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.judge.Judgement;
import dev.straightway.proof.judge.Judgements;
import dev.straightway.proof.judge.Verdict;

/**
 * What class-hierarchy analysis would prove with the same tables: a call runs what any class below its declared type has. A
 * program; {@code docs/adr/0011-points-to-sets.md} has its command and what it printed.
 * <p>
 * It starts at resource methods alone. Filters, beans that are made and JSON are left out, so that it proves more than it
 * could. <em>Sound</em> counts what the platform may call back: with an entry {@code calls} every lambda of the application,
 * and every method that overrides one of the platform. <em>Hopeful</em> leaves that out, and the classes of libraries; a
 * lambda is called where it is made.
 */
final class HierarchyBaseline {

    private static final Set<String> VERBS = Set.of("GET", "POST", "PUT", "DELETE", "PATCH", "HEAD", "OPTIONS");
    private static final int METHODS = 5_000;

    private final Classes classes;
    private final Judgements judgements = Judgements.reviewed(List.of());
    private final boolean strict;
    /** What the lambdas of the application run, by their interfaces. */
    private final Map<String, List<Method>> lambdas = new HashMap<>();

    private HierarchyBaseline(ClassSource source, boolean strict) {
        this.classes = new Classes(source);
        this.strict = strict;
        classes.application().stream().map(classes::shape).filter(Objects::nonNull).flatMap(shape -> shape.declared().stream())
                .flatMap(method -> classes.body(method.method()).ops().stream()).filter(Op.Dynamic.class::isInstance)
                .map(Op.Dynamic.class::cast).forEach(dynamic -> lambdas
                        .computeIfAbsent(Type.getReturnType(dynamic.descriptor()).getInternalName(), key -> new ArrayList<>())
                        .addAll(handles(dynamic)));
    }

    /** {@return the methods that a lambda or a method reference may run} */
    private static List<Method> handles(Op.Dynamic dynamic) {
        return dynamic.constants().stream().filter(Handle.class::isInstance).map(Handle.class::cast)
                .map(handle -> new Method(handle.getOwner(), handle.getName(), handle.getDesc())).toList();
    }

    /** @param args a directory of classes, then an expression for the names of the classes of each application */
    public static void main(String[] args) {
        Path directory = Path.of(args[0]);
        List<Path> jars = Stream.of(System.getProperty("java.class.path").split(File.pathSeparator)).map(Path::of)
                .filter(path -> path.toString().endsWith(".jar")).toList();
        Libraries libraries = Libraries.of(jars);
        for (boolean strict : new boolean[] { true, false }) {
            int routes = 0;
            int proven = 0;
            for (String expression : List.of(args).subList(1, args.length)) {
                Predicate<String> own = Pattern.compile(expression).asMatchPredicate();
                List<String> names = Archives.classes(List.of(directory)).stream().filter(own).toList();
                HierarchyBaseline baseline = new HierarchyBaseline(
                        ClassSource.of(HierarchyBaseline.class.getClassLoader(), names, libraries), strict);
                for (Found route : baseline.routes()) {
                    Optional<String> reason = baseline.blocks(route);
                    routes++;
                    proven += reason.isEmpty() ? 1 : 0;
                    System.out.println(route.method().owner() + "#" + route.method().name() + ": " + reason.orElse("proven"));
                }
            }
            System.out.printf(Locale.ROOT, "%s: %d of %d routes%n", strict ? "strict" : "hopeful", proven, routes);
        }
    }

    private List<Found> routes() {
        return classes.application().stream().map(classes::shape)
                .filter(shape -> shape != null && shape.annotations().contains("Ljakarta/ws/rs/Path;"))
                .flatMap(shape -> shape.declared().stream()).filter(method -> isRoute(method.node())).toList();
    }

    private static boolean isRoute(MethodNode method) {
        return Shape.annotations(method).stream().anyMatch(annotation -> annotation.startsWith("Ljakarta/ws/rs/")
                && VERBS.contains(annotation.substring("Ljakarta/ws/rs/".length(), annotation.length() - 1)));
    }

    /** {@return the first reason not to prove a route} */
    private Optional<String> blocks(Found route) {
        Search search = new Search();
        search.enter(route);
        while (search.reason == null && !search.open.isEmpty()) {
            search.read(search.open.poll());
        }
        return Optional.ofNullable(search.reason);
    }

    /** What one route reaches. */
    private final class Search {

        private final Deque<Found> open = new ArrayDeque<>();
        private final Set<Method> known = new HashSet<>();
        private final Set<String> initialised = new HashSet<>();
        private boolean calledBack;
        private String reason;

        void enter(Found method) {
            if (known.add(method.method())) {
                open.add(method);
            }
            if (known.size() > METHODS) {
                reason = "more than " + METHODS + " methods";
            }
        }

        void read(Found method) {
            Body body = classes.body(method.method());
            if (method.has(Opcodes.ACC_SYNCHRONIZED | Opcodes.ACC_NATIVE) || !body.understood()) {
                reason = method.method() + " locks, is native or isn't understood";
            }
            for (Op op : body.ops()) {
                if (op instanceof Op.Lock || op instanceof Op.Strange) {
                    reason = method.method() + " locks or isn't understood";
                } else if (op instanceof Op.New made) {
                    initialise(made.type());
                } else if (op instanceof Op.Read read && read.isStatic()) {
                    initialise(read.owner());
                } else if (op instanceof Op.Call call) {
                    call(call);
                } else if (op instanceof Op.Dynamic dynamic) {
                    linked(dynamic);
                }
            }
        }

        /** A lambda, or a text that is joined of others. */
        private void linked(Op.Dynamic dynamic) {
            boolean asks = Stream.of(Type.getArgumentTypes(dynamic.descriptor()))
                    .anyMatch(type -> type.getSort() == Type.OBJECT && !type.getClassName().startsWith("java.lang."));
            if (!strict) {
                handles(dynamic).forEach(handle -> targets(handle, false));
            } else if (asks && handles(dynamic).isEmpty()) {
                callBack();
            }
        }

        private void call(Op.Call call) {
            boolean fixed = call.opcode() == Opcodes.INVOKESTATIC || call.opcode() == Opcodes.INVOKESPECIAL;
            targets(call.method(), fixed);
            if (call.opcode() == Opcodes.INVOKESTATIC) {
                initialise(call.method().owner());
            }
        }

        private void targets(Method named, boolean fixed) {
            Found found = classes.resolve(named);
            if (found == null) {
                reason = named + " isn't found";
                return;
            }
            run(named, found);
            if (!fixed && !found.isFixed() && !named.owner().startsWith("[")) {
                if (strict) {
                    lambdas.getOrDefault(named.owner(), List.of()).forEach(handle -> targets(handle, false));
                }
                for (String type : classes.concrete(named.owner())) {
                    Found override = strict || classes.application().contains(type) ? classes.resolve(named.on(type)) : null;
                    if (override != null) {
                        run(named.on(type), override);
                    }
                }
                if (strict && found.isAbstract() && !covered(named, found)
                        && classes.concrete(named.owner()).isEmpty() && !lambdas.containsKey(named.owner())) {
                    reason = named + " has no implementation that is seen";
                }
            }
        }

        private void run(Method named, Found found) {
            if (covered(named, found)) {
                Judgement judged = judged(named, found);
                if (!judged.verdict().harmless()) {
                    reason = named + " " + judged.reason();
                } else if (judged.verdict() == Verdict.CALLS && strict) {
                    callBack();
                }
            } else if (!found.isAbstract()) {
                enter(found);
            }
        }

        private boolean covered(Method named, Found found) {
            return found.type().platform() || judged(named, found).listed();
        }

        private Judgement judged(Method named, Found found) {
            String declaring = found.type().name();
            return judgements.method(named.owner(), named.name(), named.descriptor())
                    .or(() -> judgements.method(declaring, named.name(), named.descriptor()))
                    .or(() -> judgements.type(declaring)).orElse(Judgement.unlisted());
        }

        private void initialise(String type) {
            Shape shape = type.startsWith("[") || !initialised.add(type) ? null : classes.shape(type);
            Found initialiser = shape == null || shape.platform() || judgements.type(type).isPresent() ? null
                    : shape.found("<clinit>", "()V");
            if (initialiser != null) {
                enter(initialiser);
            }
        }

        /** Runs all that the platform may call: lambdas of the application, and what overrides methods of the platform. */
        private void callBack() {
            if (calledBack) {
                return;
            }
            calledBack = true;
            List<Found> all = new ArrayList<>();
            classes.application().stream().map(classes::shape).filter(Objects::nonNull)
                    .forEach(shape -> shape.declared().stream().filter(method -> !method.isAbstract())
                            .filter(method -> overrides(shape, method)).forEach(all::add));
            all.forEach(this::enter);
            lambdas.values().forEach(handles -> handles.forEach(handle -> targets(handle, false)));
        }

        private boolean overrides(Shape shape, Found method) {
            return !method.isFixed() && classes.supertypes(shape.name()).stream().map(classes::shape)
                    .anyMatch(above -> above != null && above.platform()
                            && above.found(method.method().name(), method.method().descriptor()) != null);
        }
    }
}
