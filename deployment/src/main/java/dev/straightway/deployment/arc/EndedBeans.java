package dev.straightway.deployment.arc;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

import org.jboss.jandex.ClassInfo;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Body;
import dev.straightway.proof.code.CallsByName;
import dev.straightway.proof.code.ClassSource;
import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Found;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Op;
import dev.straightway.proof.code.TypeNames;
import io.quarkus.arc.processor.BeanInfo;

/**
 * Tells which beans the code of the application may have the container end before the application ends. The next call makes
 * such a bean again.
 * <p>
 * A look-up ends what it is given, whatever it is a look-up of, so the type of that is asked.
 */
final class EndedBeans {

    private static final Set<String> ENDS = Set.of("destroy", "close");
    /** What they have under these names ends beans. */
    private static final List<String> CONTAINERS = List.of("jakarta/enterprise/", "io/quarkus/arc/");
    private static final String METHOD = "java/lang/reflect/Method";
    private static final String LOOKUP = "java/lang/invoke/MethodHandles$Lookup";
    private static final Set<String> FINDING = Set.of("findVirtual", "findSpecial", "bind");
    /** Proxies call their handler for the methods of their interfaces. */
    private static final String HANDLER = "(Ljava/lang/Object;Ljava/lang/reflect/Method;[Ljava/lang/Object;)Ljava/lang/Object;";
    private static final int HANDLED = 2;
    private static final String OF_OBJECT = "(Ljava/lang/Object;)V";

    private final Classes classes;
    /** Internal names of the types of what is ended; any bean may be, where {@code Object} is among them. */
    private Set<String> ended;

    EndedBeans(ClassSource source) {
        this.classes = new Classes(source);
    }

    boolean mayEnd(BeanInfo bean) {
        if (ended == null) {
            ended = new HashSet<>();
            classes.shapes().flatMap(shape -> shape.declared().stream()).filter(method -> !method.isAbstract())
                    .forEach(this::look);
        }
        ClassInfo type = bean.isClassBean() ? bean.getImplClazz() : null;
        return type == null ? !ended.isEmpty()
                : ended.stream()
                        .anyMatch(one -> isContainer(one) || classes.subtype(ArcWrappers.internal(type.name()), one));
    }

    private void look(Found method) {
        Body body = classes.body(method.method());
        if (!body.understood()) {
            ended.add(TypeNames.OBJECT);
        }
        Map<Integer, String> types = null;
        Set<Integer> named = new HashSet<>();
        if (method.method().descriptor().equals(HANDLER)) {
            named.add(HANDLED);
        }
        for (Op op : body.ops()) {
            if (op instanceof Op.Named found) {
                named.add(found.out());
                if (found.name().isEmpty() ? isContainer(found.owner()) : ENDS.contains(found.name())) {
                    ended.add(TypeNames.OBJECT);
                }
            }
        }
        for (Op op : body.ops()) {
            boolean givesObject = op instanceof Op.Call call && call.method().descriptor().equals(OF_OBJECT);
            if (givesObject && op.methods().stream().anyMatch(EndedBeans::ends)) {
                types = types == null ? types(method, body) : types;
                for (int value : ((Op.Call) op).arguments().get(1)) {
                    ended.add(types.getOrDefault(value, TypeNames.OBJECT));
                }
            } else if (op.methods().stream().anyMatch(called -> ends(called) || CallsByName.makes(called))
                    || op instanceof Op.Call call && callsUnknown(call, named)) {
                ended.add(TypeNames.OBJECT);
            }
        }
    }

    private static boolean isContainer(String type) {
        return CONTAINERS.stream().anyMatch(type::startsWith);
    }

    private static boolean ends(Method called) {
        return ENDS.contains(called.name()) && isContainer(called.owner());
    }

    /**
     * {@return whether a call is one by reflection, or gives a handle for one, and nobody knows of what}
     *
     * @param named the values that are looked up by a name that is known
     */
    private static boolean callsUnknown(Op.Call call, Set<Integer> named) {
        String name = call.method().name();
        boolean invokes = call.method().owner().equals(METHOD) && name.equals("invoke");
        boolean converts = call.method().owner().equals(LOOKUP) && name.startsWith("unreflect");
        if (invokes || converts) {
            return IntStream.of(call.arguments().get(invokes ? 0 : 1)).anyMatch(value -> !named.contains(value));
        }
        return call.method().owner().equals(LOOKUP) && FINDING.contains(name) && !named.contains(call.out());
    }

    /**
     * {@return the types of the parameters, and of the values that calls return, fields hold, and casts and constructors make}
     */
    private static Map<Integer, String> types(Found method, Body body) {
        Map<Integer, String> types = new HashMap<>();
        int first = method.has(Opcodes.ACC_STATIC) ? 0 : 1; // before it is the object itself
        Type[] parameters = Type.getArgumentTypes(method.method().descriptor());
        for (int i = 0; i < parameters.length; i++) {
            put(types, first + i, parameters[i]);
        }
        for (Op op : body.ops()) {
            if (op instanceof Op.Call call) {
                put(types, call.out(), Type.getReturnType(call.method().descriptor()));
            } else if (op instanceof Op.Read read) {
                put(types, read.out(), Type.getType(read.descriptor()));
            } else if (op instanceof Op.Cast cast) {
                types.put(cast.out(), cast.type());
            } else if (op instanceof Op.New made) {
                types.put(made.out(), made.type());
            }
        }
        return types;
    }

    private static void put(Map<Integer, String> types, int value, Type type) {
        if (type.getSort() == Type.OBJECT) {
            types.put(value, type.getInternalName());
        }
    }
}
