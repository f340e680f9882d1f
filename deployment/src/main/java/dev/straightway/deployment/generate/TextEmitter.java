package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.plan.ArgumentPlan.FromWhole;
import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.runtime.invocation.DecodedTexts;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Parameter;
import dev.straightway.runtime.invocation.Source;
import dev.straightway.runtime.invocation.Texts;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.desc.ClassMethodDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Writes how an argument is made of texts of the request, as {@code p0.longValue(exchange.pathParam(0))}. */
record TextEmitter(BlockCreator block, ParamVar exchange) {

    /** The exchange's method for the text of a source; all its texts, but those of a path, have the name in the plural. */
    private static final Map<Source, String> TEXTS = Map.of(Source.PATH, "pathParam", Source.QUERY, "queryParam",
            Source.HEADER, "header", Source.COOKIE, "cookieParam", Source.MATRIX, "matrixParam", Source.FORM, "formParam");

    /** The sources whose texts are encoded in a request. */
    private static final Set<Source> ENCODABLE = Set.of(Source.PATH, Source.QUERY, Source.MATRIX, Source.FORM);

    /** The sources whose texts the exchange has itself; the others are read from its decoded texts. */
    private static final Set<Source> AT_HAND = Set.of(Source.QUERY, Source.HEADER);

    private static final MethodDesc DECODED = Descriptors.exchange("decoded", DecodedTexts.class);
    private static final MethodDesc ENCODED = Descriptors.exchange("encoded", Texts.class);
    private static final MethodDesc ARRAY = MethodDesc.of(Parameter.class, "array", Object.class, List.class, Class.class);

    private static final Map<Cardinality, MethodDesc> COLLECTIONS = Map.of(
            Cardinality.OPTIONAL, convert("optional", Optional.class, String.class),
            Cardinality.LIST, convert("list", List.class, List.class),
            Cardinality.SET, convert("set", Set.class, List.class),
            Cardinality.SORTED_SET, convert("sortedSet", SortedSet.class, List.class),
            Cardinality.OPTIONAL_LIST, convert("optionalList", Optional.class, List.class),
            Cardinality.OPTIONAL_SET, convert("optionalSet", Optional.class, List.class),
            Cardinality.OPTIONAL_SORTED_SET, convert("optionalSortedSet", Optional.class, List.class));

    /** Emits an argument that is a part of the request as it is. */
    Expr whole(FromWhole plan) {
        View view = plan.encoded() && plan.whole().isPath() ? encoded() : decoded();
        return block.invokeVirtual(view.method(plan.whole().method(), ClassDesc.of(plan.whole().type())), view.texts(),
                Const.of(plan.key()));
    }

    /** @param parameter converts the texts */
    Expr text(Expr parameter, FromText plan) {
        Expr texts = block.localVar("text", texts(plan));
        return plan.cardinality() == Cardinality.ARRAY
                ? block.invokeVirtual(ARRAY, parameter, texts,
                        Const.of(ClassDesc.ofDescriptor(plan.descriptor()).componentType()))
                : block.invokeVirtual(conversion(plan), parameter, texts);
    }

    /** The text, or all texts of the name, from the exchange or from one of its views. */
    private Expr texts(FromText plan) {
        boolean all = plan.cardinality().takesAll();
        String name = all && plan.source() == Source.PATH ? "pathElements" : TEXTS.get(plan.source()) + (all ? "s" : "");
        if (plan.capture() >= 0) {
            return block.invokeVirtual(Descriptors.exchange(name, String.class, int.class), exchange,
                    Const.of(plan.capture()));
        }
        View view = view(plan);
        ClassDesc returns = ClassDesc.of((all ? List.class : String.class).getName());
        return block.invokeVirtual(view.method(name, returns), view.texts(), Const.of(plan.key()));
    }

    private View view(FromText plan) {
        if (plan.encoded() && ENCODABLE.contains(plan.source())) {
            return encoded();
        }
        return AT_HAND.contains(plan.source()) ? new View(Exchange.class, exchange) : decoded();
    }

    private View decoded() {
        return new View(DecodedTexts.class, block.localVar("decoded", block.invokeVirtual(DECODED, exchange)));
    }

    private View encoded() {
        return new View(Texts.class, block.localVar("encoded", block.invokeVirtual(ENCODED, exchange)));
    }

    /** What has texts by name: the exchange, or one of its views, which have the same methods. */
    private record View(Class<?> type, Expr texts) {

        MethodDesc method(String name, ClassDesc returns) {
            return ClassMethodDesc.of(ClassDesc.of(type.getName()), name, returns, ClassDesc.of(String.class.getName()));
        }
    }

    private static MethodDesc conversion(FromText plan) {
        if (plan.cardinality() != Cardinality.ONE) {
            return COLLECTIONS.get(plan.cardinality());
        }
        if (plan.conversion() instanceof Conversion.ToPrimitive primitive) {
            ClassDesc type = ClassDesc.ofDescriptor(plan.descriptor());
            return ClassMethodDesc.of(ClassDesc.of(Parameter.class.getName()),
                    primitive.keyword() + "Value", type, ClassDesc.of(String.class.getName()));
        }
        return plan.conversion() instanceof Conversion.None ? convert("string", String.class, String.class)
                : convert("value", Object.class, String.class);
    }

    private static MethodDesc convert(String name, Class<?> returns, Class<?> takes) {
        return MethodDesc.of(Parameter.class, name, returns, takes);
    }
}
