package dev.straightway.it.library.lending;

import java.time.LocalDate;

public record LoanView(Long id, String barcode, String card, LocalDate due, boolean returned) {

    static LoanView of(Loan loan) {
        return new LoanView(loan.id, loan.barcode, loan.member.card, loan.due, loan.returned);
    }
}
