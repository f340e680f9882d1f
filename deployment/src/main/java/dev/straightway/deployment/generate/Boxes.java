package dev.straightway.deployment.generate;

import java.lang.constant.ClassDesc;
import java.lang.constant.ConstantDescs;
import java.util.Map;

import io.quarkus.gizmo2.Expr;
import io.quarkus.gizmo2.creator.BlockCreator;

/** Turns what a method returned into an object, and knows the classes of such objects. */
final class Boxes {

    private static final Map<ClassDesc, ClassDesc> ALL = Map.of(
            ConstantDescs.CD_boolean, ConstantDescs.CD_Boolean,
            ConstantDescs.CD_byte, ConstantDescs.CD_Byte,
            ConstantDescs.CD_short, ConstantDescs.CD_Short,
            ConstantDescs.CD_char, ConstantDescs.CD_Character,
            ConstantDescs.CD_int, ConstantDescs.CD_Integer,
            ConstantDescs.CD_long, ConstantDescs.CD_Long,
            ConstantDescs.CD_float, ConstantDescs.CD_Float,
            ConstantDescs.CD_double, ConstantDescs.CD_Double);

    private Boxes() {
    }

    /** {@return the class of the objects for values of a primitive type} */
    static ClassDesc of(ClassDesc primitive) {
        return ALL.get(primitive);
    }

    static Expr box(BlockCreator block, Expr value) {
        return value.type().isPrimitive() ? block.box(value) : value;
    }
}
