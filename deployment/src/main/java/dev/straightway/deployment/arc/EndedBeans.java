package dev.straightway.deployment.arc;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

import org.jboss.jandex.ClassInfo;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;

import dev.straightway.proof.code.Body;
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

    private static final String DESTROY = "destroy";
    private static final Set<String> ENDS = Set.of(DESTROY, "close");
    /** They end what they are given. */
    private static final Set<String> LOOKUPS = Set.of("jakarta/enterprise/inject/Instance",
            "io/quarkus/arc/InjectableInstance", "jakarta/enterprise/inject/spi/CDI");
    /** They may end any bean, or call what does. */
    private static final Map<String, Set<String>> ENDING = Map.of(
            "jakarta/enterprise/inject/Instance$Handle", ENDS,
            "io/quarkus/arc/InstanceHandle", ENDS,
            "jakarta/enterprise/context/spi/AlterableContext", Set.of(DESTROY),
            "io/quarkus/arc/InjectableContext", Set.of(DESTROY));
    /** They call methods of whose names they are given the text. */
    private static final String BY_NAME = "java/beans/";

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
                : ended.stream().anyMatch(one -> classes.subtype(type.name().toString().replace('.', '/'), one));
    }

    private void look(Found method) {
        Body body = classes.body(method.method());
        if (!body.understood()) {
            ended.add(TypeNames.OBJECT);
        }
        Map<Integer, String> types = null;
        for (Op op : body.ops()) {
            if (op instanceof Op.Call call && isLookup(call.method())) {
                types = types == null ? types(method, body) : types;
                for (int value : call.arguments().get(1)) {
                    ended.add(types.getOrDefault(value, TypeNames.OBJECT));
                }
            } else if (op instanceof Op.Named named ? isFound(named)
                    : op.methods().stream().anyMatch(called -> isLookup(called) || endsAny(called))) {
                ended.add(TypeNames.OBJECT);
            }
        }
    }

    private static boolean isLookup(Method called) {
        return LOOKUPS.contains(called.owner()) && called.name().equals(DESTROY);
    }

    /** Whether code looks one of the methods up, to call it by reflection. */
    private static boolean isFound(Op.Named named) {
        return named.name().isEmpty() ? LOOKUPS.contains(named.owner()) || ENDING.containsKey(named.owner())
                : ENDS.contains(named.name());
    }

    private static boolean endsAny(Method called) {
        return ENDING.getOrDefault(called.owner(), Set.of()).contains(called.name()) || called.owner().startsWith(BY_NAME);
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
