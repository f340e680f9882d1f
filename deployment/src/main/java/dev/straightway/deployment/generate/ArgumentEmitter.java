package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;

import dev.straightway.deployment.plan.ArgumentPlan;
import dev.straightway.deployment.plan.ArgumentPlan.FromContext;
import dev.straightway.deployment.plan.ArgumentPlan.FromEntity;
import dev.straightway.deployment.plan.ArgumentPlan.FromText;
import dev.straightway.deployment.types.Cardinality;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.runtime.invocation.ContextType;
import dev.straightway.runtime.invocation.EntityReader;
import dev.straightway.runtime.invocation.Exchange;
import dev.straightway.runtime.invocation.Parameter;
import dev.straightway.runtime.invocation.Source;
import io.quarkus.gizmo2.Const;
import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.LocalVar;
import io.quarkus.gizmo2.ParamVar;
import io.quarkus.gizmo2.This;
import io.quarkus.gizmo2.creator.BlockCreator;
import io.quarkus.gizmo2.desc.ClassMethodDesc;
import io.quarkus.gizmo2.desc.FieldDesc;
import io.quarkus.gizmo2.desc.MethodDesc;

/** Writes the line that makes one argument, as {@code long a0 = p0.longValue(exchange.pathParam(0));}. */
final class ArgumentEmitter {

    private static final MethodDesc READ = MethodDesc.of(EntityReader.class, "read", Object.class, Exchange.class);
    private static final MethodDesc CONTEXT = Descriptors.exchange("context", Object.class, ContextType.class);

    /** The exchange's method for the text of a source; all its texts have the name in the plural. */
    private static final Map<Source, String> TEXTS = Map.of(Source.PATH, "pathParam", Source.QUERY, "queryParam",
            Source.HEADER, "header", Source.COOKIE, "cookieParam");

    private static final Map<Cardinality, MethodDesc> COLLECTIONS = Map.of(
            Cardinality.OPTIONAL, convert("optional", Optional.class, String.class),
            Cardinality.LIST, convert("list", List.class, List.class),
            Cardinality.SET, convert("set", Set.class, List.class),
            Cardinality.SORTED_SET, convert("sortedSet", SortedSet.class, List.class),
            Cardinality.OPTIONAL_LIST, convert("optionalList", Optional.class, List.class));

    private ArgumentEmitter() {
    }

    static LocalVar emit(BlockCreator block, This self, Fields fields, ParamVar exchange, ArgumentPlan plan, int index) {
        ClassDesc type = ClassDesc.ofDescriptor(plan.descriptor());
        Expr value = value(block, self, fields, exchange, plan, index);
        return block.localVar("a" + index, type, type.isPrimitive() ? value : block.cast(value, type));
    }

    private static Expr value(BlockCreator block, This self, Fields fields, ParamVar exchange, ArgumentPlan plan,
            int index) {
        if (plan instanceof FromText text) {
            return text(block, self.field(fields.parameters().get(index)), exchange, text);
        }
        if (plan instanceof FromContext context) {
            return block.invokeVirtual(CONTEXT, exchange, Const.ofStaticFinalField(
                    FieldDesc.of(ContextType.class, context.type().name())));
        }
        return entity(block, self, fields, exchange, (FromEntity) plan);
    }

    private static Expr entity(BlockCreator block, This self, Fields fields, ParamVar exchange, FromEntity entity) {
        return block.invokeVirtual(READ, self.field(fields.reader()), exchange);
    }

    private static Expr text(BlockCreator block, Expr parameter, ParamVar exchange, FromText plan) {
        boolean all = plan.cardinality().takesAll();
        String name = TEXTS.get(plan.source()) + (all ? "s" : "");
        Class<?> returns = all ? List.class : String.class;
        Expr texts = plan.source() == Source.PATH
                ? block.invokeVirtual(Descriptors.exchange(name, returns, int.class), exchange, Const.of(plan.capture()))
                : block.invokeVirtual(Descriptors.exchange(name, returns, String.class), exchange, Const.of(plan.key()));
        return block.invokeVirtual(conversion(plan), parameter, block.localVar("text", texts));
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
