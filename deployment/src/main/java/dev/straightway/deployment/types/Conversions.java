package dev.straightway.deployment.types;

import java.lang.reflect.Modifier;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.ClassInfo;
import org.jboss.jandex.DotName;
import org.jboss.jandex.IndexView;
import org.jboss.jandex.MethodInfo;
import org.jboss.jandex.PrimitiveType;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.types.Conversion.Creation;
import dev.straightway.runtime.invocation.Converters;

/** Finds how texts become a type (§3.2): String, primitives and boxes, types that make themselves, collections of these. */
public final class Conversions {

    private static final Map<String, Cardinality> COLLECTIONS = Map.of(
            "java.util.Optional", Cardinality.OPTIONAL,
            "java.util.List", Cardinality.LIST,
            "java.util.Collection", Cardinality.LIST,
            "java.util.Set", Cardinality.SET,
            "java.util.SortedSet", Cardinality.SORTED_SET);

    /** A collection in an {@code Optional}. */
    private static final Map<Cardinality, Cardinality> OPTIONALS = Map.of(
            Cardinality.LIST, Cardinality.OPTIONAL_LIST,
            Cardinality.SET, Cardinality.OPTIONAL_SET,
            Cardinality.SORTED_SET, Cardinality.OPTIONAL_SORTED_SET);

    private final IndexView index;
    private final boolean providers;

    /**
     * @param index knows the classes of the JDK too
     * @param providers whether the application may have converters for types that have no way of their own
     */
    public Conversions(IndexView index, boolean providers) {
        this.index = index;
        this.providers = providers;
    }

    /** {@return how a parameter takes its texts, or nothing if there is no way; a date by its format} */
    public Optional<TextShape> shape(Text text) {
        return shape(text.type()).map(shape -> text.dateFormat().isEmpty() ? shape
                : new TextShape(shape.cardinality(), new Conversion.ToTime(element(text.type(), shape.cardinality()).name()
                        .toString(), text.dateFormat().get())));
    }

    /** {@return the type that each text becomes} */
    public static Type element(Type type, Cardinality cardinality) {
        if (cardinality == Cardinality.ONE) {
            return type;
        }
        if (cardinality == Cardinality.ARRAY) {
            return type.asArrayType().constituent();
        }
        if (type.kind() != Type.Kind.PARAMETERIZED_TYPE) {
            return Type.create(String.class);
        }
        Type argument = type.asParameterizedType().arguments().get(0);
        return OPTIONALS.containsValue(cardinality) ? element(argument, Cardinality.LIST) : argument;
    }

    /** {@return how a parameter of this type takes its texts, or nothing if there is no way} */
    public Optional<TextShape> shape(Type type) {
        return own(type).or(() -> providers
                ? Optional.of(new TextShape(Cardinality.ONE, new Conversion.ByProvider(type.toString())))
                : Optional.empty());
    }

    private Optional<TextShape> own(Type type) {
        if (type.kind() == Type.Kind.ARRAY && type.asArrayType().dimensions() == 1) {
            return element(type.asArrayType().constituent())
                    .map(conversion -> new TextShape(Cardinality.ARRAY, conversion));
        }
        Cardinality cardinality = COLLECTIONS.get(type.name().toString());
        if (type.kind() != Type.Kind.PARAMETERIZED_TYPE) {
            return cardinality != null && cardinality.takesAll()
                    ? Optional.of(new TextShape(cardinality, new Conversion.None()))
                    : conversion(type).map(conversion -> new TextShape(Cardinality.ONE, conversion));
        }
        List<Type> arguments = type.asParameterizedType().arguments();
        if (cardinality == null || arguments.size() != 1) {
            return Optional.empty();
        }
        return cardinality == Cardinality.OPTIONAL ? optional(arguments.get(0)) : elements(cardinality, arguments.get(0));
    }

    private Optional<TextShape> optional(Type argument) {
        if (argument.kind() == Type.Kind.PARAMETERIZED_TYPE) {
            return own(argument).filter(inner -> OPTIONALS.containsKey(inner.cardinality()))
                    .map(inner -> new TextShape(OPTIONALS.get(inner.cardinality()), inner.conversion()));
        }
        return elements(Cardinality.OPTIONAL, argument);
    }

    private Optional<TextShape> elements(Cardinality cardinality, Type argument) {
        return element(argument).map(conversion -> new TextShape(cardinality, conversion));
    }

    /** Elements are objects: those of an array of a primitive are boxed on the way. */
    private Optional<Conversion> element(Type type) {
        if (type.kind() == Type.Kind.PRIMITIVE) {
            return Optional.of(new Conversion.ToBox(PrimitiveType.box(type.asPrimitiveType()).name().toString()));
        }
        return conversion(type).or(() -> providers ? Optional.of(new Conversion.ByProvider(type.toString()))
                : Optional.empty());
    }

    private Optional<Conversion> conversion(Type type) {
        String name = type.name().toString();
        return switch (type.kind()) {
            case PRIMITIVE -> Optional.of(new Conversion.ToPrimitive(type.asPrimitiveType().primitive()));
            case CLASS -> name.equals("java.lang.String") ? Optional.of(new Conversion.None())
                    : Converters.hasBox(name) ? Optional.of(new Conversion.ToBox(name))
                            : creation(index.getClassByName(type.name())).map(way -> new Conversion.ToType(name, way));
            default -> Optional.empty();
        };
    }

    /** §3.2: a constructor; a static valueOf, or fromString, which an enum prefers. */
    private static Optional<Creation> creation(ClassInfo type) {
        if (type == null) {
            return Optional.empty();
        }
        Stream<Creation> order = type.isEnum() ? Stream.of(Creation.FROM_STRING, Creation.VALUE_OF)
                : Stream.of(Creation.CONSTRUCTOR, Creation.VALUE_OF, Creation.FROM_STRING, Creation.PARSE);
        return order.filter(way -> has(type, way)).findFirst();
    }

    private static boolean has(ClassInfo type, Creation way) {
        if (way == Creation.CONSTRUCTOR) {
            MethodInfo constructor = type.method("<init>", Type.create(String.class));
            return constructor != null && callable(constructor) && !type.isAbstract();
        }
        boolean time = type.name().packagePrefix() != null && type.name().packagePrefix().equals("java.time");
        Class<?> argument = way == Creation.PARSE ? CharSequence.class : String.class;
        MethodInfo method = way == Creation.PARSE && !time ? null : type.method(way.methodName(), Type.create(argument));
        return method != null && Modifier.isStatic(method.flags()) && callable(method)
                && method.returnType().name().equals(type.name());
    }

    /** Converters are generated into the package of the type, so that all but private members are in reach. */
    private static boolean callable(MethodInfo method) {
        boolean isPublic = Modifier.isPublic(method.flags());
        return isPublic || !Modifier.isPrivate(method.flags()) && !inJdk(method.declaringClass().name());
    }

    private static boolean inJdk(DotName name) {
        return name.toString().startsWith("java.");
    }
}
